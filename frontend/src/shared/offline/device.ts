import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Edit } from '@ironbloom/brand/training-log';
import { MY_PICTURES } from '../config/my-paths.ts';

/** An answer of the server that is shown without a line. */
export interface Kept {
  owner: string;
  address: string;
  answer: unknown;
  /** ms since 1970. */
  keptAt: number;
}

/** An edit of a training session that the server has not confirmed. */
export interface Waiting {
  owner: string;
  programId: string;
  edit: Edit;
  /** Why the server will never take it. */
  refusal?: string;
}

interface Stores extends DBSchema {
  kept: { key: [string, string]; value: Kept; indexes: { owner: string } };
  /** In the order in which they were made. */
  edits: { key: number; value: Waiting; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<Stores>> | undefined;

/** What this browser keeps for members, in IndexedDB. Rejects where the browser allows none. */
export async function device(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('member', 1, {
    upgrade: (db) => {
      db.createObjectStore('kept', { keyPath: ['owner', 'address'] }).createIndex('owner', 'owner');
      db.createObjectStore('edits', { autoIncrement: true }).createIndex('owner', 'owner');
    },
    // Another tab needs a newer version of the stores.
    blocking: () => void opened?.then((db) => db.close()).finally(() => (opened = undefined)),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Removes all answers, and what this account has not sent: of another's unsent edits the only copy may be here. */
export async function wipeDevice(owner: string | null): Promise<void> {
  await Promise.all([clearStores(owner), 'caches' in globalThis && caches.delete(MY_PICTURES)]);
}

async function clearStores(owner: string | null): Promise<void> {
  const db = await device();
  const tx = db.transaction(['kept', 'edits'], 'readwrite');
  const edits = tx.objectStore('edits');
  const own = owner === null ? [] : await edits.index('owner').getAllKeys(owner);
  await Promise.all([tx.objectStore('kept').clear(), ...own.map((key) => edits.delete(key)), tx.done]);
}
