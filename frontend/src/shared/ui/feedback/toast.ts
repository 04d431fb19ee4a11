export interface Toast {
  readonly id: number;
  /** `info` tells what is neither good nor bad. */
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

/** ms. Long enough to read twice; errors have no end, they stay until closed. */
const lifeMs = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
/** Where words can be shown, the innermost last: an open dialog silences everything outside it. */
let hosts: readonly object[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string): number {
  lastId += 1;
  const id = lastId;
  // The same words twice in a row would only hide the page: the newer one replaces the older.
  publish([...toasts.filter((toast) => toast.text !== text), { id, tone, text }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), lifeMs);
  return id;
}

/** Words that reach the reader without stopping them (site-20). Browser only. */
export const toast = {
  success: (text: string): number => show('success', text),
  info: (text: string): number => show('info', text),
  error: (text: string): number => show('error', text),
};

export function dismissToast(id: number): void {
  publish(toasts.filter((item) => item.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
  /** A place for words opens. @returns to be called when it closes */
  enter(host: object): () => void {
    hosts = [...hosts, host];
    publish(toasts);
    return () => {
      hosts = hosts.filter((other) => other !== host);
      publish(toasts);
    };
  },
  innermost: (): object | undefined => hosts.at(-1),
};
