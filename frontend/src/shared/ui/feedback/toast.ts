export interface Toast {
  readonly id: number;
  /** `info` is neither a success nor an error. */
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

/** ms. Errors stay until they are dismissed. */
const durationMs = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
/** The mounted toasters, the innermost last: an open modal dialog makes everything outside it inert. */
let hosts: readonly object[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string): number {
  lastId += 1;
  const id = lastId;
  // The newer toast replaces an older one with the same text.
  publish([...toasts.filter((toast) => toast.text !== text), { id, tone, text }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), durationMs);
  return id;
}

/** Shows a message without interrupting the reader (site-20). Browser only. */
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
  /** Registers a toaster. @returns unregisters it */
  register(host: object): () => void {
    hosts = [...hosts, host];
    publish(toasts);
    return () => {
      hosts = hosts.filter((other) => other !== host);
      publish(toasts);
    };
  },
  innermost: (): object | undefined => hosts.at(-1),
};
