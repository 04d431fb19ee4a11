/** `tab` lasts for this tab, `browser` is shared by all tabs. */
type Kind = 'tab' | 'browser';

/** Why it is not kept: the browser has no room left, or forbids it. */
export type StoreProblem = 'full' | 'forbidden';

/** One key of the browser's storage, which may be forbidden, full or holding something older: then it holds nothing. */
export interface TextStore {
  read: () => string | null;
  write: (text: string) => StoreProblem | undefined;
  clear: () => void;
}

/** The same for whatever JSON can say. */
export interface BrowserStore {
  /** Undefined where there is nothing, or nothing that can be read. */
  read: () => unknown;
  write: (value: unknown) => StoreProblem | undefined;
  clear: () => void;
}

export function textStore(kind: Kind, key: string): TextStore {
  const storage = (): Storage => (kind === 'tab' ? window.sessionStorage : window.localStorage);
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
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return isFull ? 'full' : 'forbidden';
      }
    },
    clear: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Then there is nothing.
      }
    },
  };
}

export function browserStore(kind: Kind, key: string): BrowserStore {
  const text = textStore(kind, key);
  return {
    read: () => {
      try {
        return (JSON.parse(text.read() ?? 'null') as unknown) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => text.write(JSON.stringify(value)),
    clear: text.clear,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
