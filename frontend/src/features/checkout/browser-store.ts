/** Storage that may be forbidden, full or holding something older: then it holds nothing. */
export interface BrowserStore {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** `tab` lasts for this tab, `browser` is shared by all tabs. */
export function browserStore(kind: 'tab' | 'browser', key: string): BrowserStore {
  const storage = (): Storage => (kind === 'tab' ? window.sessionStorage : window.localStorage);
  return {
    read: () => attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined,
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
