import type { KindName } from '../content.ts';
import type { Draft, Values } from './kind.ts';

/** Work that was not saved, as this browser keeps it. Pictures are too large for it. */
export interface StoredDraft extends Draft {
  /** ms since 1970. */
  keptAt: number;
  /** Names this wish to create; null for an edit. */
  intentKey: string | null;
  /** It was sent and no answer came: it may be saved already. */
  unanswered: boolean;
}

const keyOf = (kind: KindName, id: string | null): string => `admin-draft:${kind}:${id ?? 'new'}`;

function isValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

function isStored(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return (
    isValues(draft['values']) &&
    isValues(draft['base']) &&
    typeof draft['keptAt'] === 'number' &&
    (draft['version'] === null || typeof draft['version'] === 'number') &&
    (draft['intentKey'] === null || typeof draft['intentKey'] === 'string')
  );
}

/** Storage that is forbidden, full or holds something older holds nothing. */
export function readDraft(kind: KindName, id: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(kind, id)) ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** @returns whether it is kept */
export function keepDraft(kind: KindName, id: string | null, draft: StoredDraft): boolean {
  try {
    window.localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(kind: KindName, id: string | null): void {
  try {
    window.localStorage.removeItem(keyOf(kind, id));
  } catch {
    // Then there is none either.
  }
}
