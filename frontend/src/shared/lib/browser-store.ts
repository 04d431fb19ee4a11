/** `tab` lasts for this tab, `browser` is shared by all tabs. */
type Kind = 'tab' | 'browser';

/** Why it is not kept: the browser has no room left, or forbids it. */
export type StoreProblem = 'full' | 'forbidden';

/** One key of the browser's storage. Where that is forbidden or full, it holds nothing. */
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
        // Then there is nothing.
      }
    },
  };
}

/** Stores JSON values. Reading returns undefined where nothing is stored, or what is stored is no JSON. */
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
