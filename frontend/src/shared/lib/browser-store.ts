/** sessionStorage or localStorage. */
type Kind = 'tab' | 'browser';

/** Why a write failed: the storage is full or not allowed. */
export type StoreProblem = 'full' | 'forbidden';

/** One storage key. Without storage, it reads as empty. */
interface Store<Value, Read> {
  read: () => Read;
  write: (value: Value) => StoreProblem | undefined;
  clear: () => void;
}

export function textStore(kind: Kind, key: string): Store<string, string | null> {
  const storage = (): Storage => (kind === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        storage().setItem(key, text);
        return undefined;
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
      }
    },
    clear: () => {
      try {
        storage().removeItem(key);
      } catch {
        // No storage, nothing to clear.
      }
    },
  };
}

/** Stores JSON. Reads undefined where there is no valid JSON. */
export function browserStore(kind: Kind, key: string): Store<unknown, unknown> {
  const text = textStore(kind, key);
  return {
    ...text,
    read: () => {
      try {
        return (JSON.parse(text.read() ?? 'null') as unknown) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys that belong to a member begin so: signing out removes them. @param owner null: of nobody */
export const memberKeys = (owner: string | null): string => `my:${owner ?? ''}:`;

let timesCleared = 0;

/** A store of before the last sign-out writes nothing any more. */
export const memberEpoch = (): number => timesCleared;

export function clearMemberKeys(owner: string | null): void {
  timesCleared += 1;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(memberKeys(owner))) localStorage.removeItem(key);
  } catch {
    // No storage, nothing to clear.
  }
}
