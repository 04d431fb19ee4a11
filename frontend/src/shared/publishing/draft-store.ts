import { browserStore, isRecord } from '../lib/browser-store.ts';
import type { Values } from '../lib/compare.ts';

/** Work on what is published as a whole. */
export interface Draft {
  values: Values;
  /** As it was published when the editing began, and of which revision. */
  base: Values;
  version: number;
}

export interface DraftStore {
  /** Work of an earlier visit that was not published. */
  read: () => Draft | undefined;
  keep: (draft: Draft) => void;
  drop: () => void;
}

const isTexts = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Keeps one draft in this browser. */
export function draftStore(key: string): DraftStore {
  const store = browserStore('browser', key);
  return {
    read: () => {
      const kept = store.read();
      if (!isRecord(kept)) return undefined;
      const { values, base, version } = kept;
      if (!isTexts(values) || !isTexts(base) || typeof version !== 'number') return undefined;
      return { values, base, version };
    },
    keep: (draft) => void store.write(draft),
    drop: () => store.clear(),
  };
}
