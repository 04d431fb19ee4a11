/** More of one page would say no more. */
const MOST = 5;

type Kind = 'error' | 'rejection' | 'missing-code';

const told = new Set<string>();

/** The server scrubs what it is told. Nobody waits for it: a report that is lost is lost. */
function tell(kind: Kind, thrown: unknown): void {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const key = `${name}: ${message}`;
  if (told.size >= MOST || told.has(key)) return;
  told.add(key);
  const body = {
    kind,
    name: name.slice(0, 100),
    message: message.slice(0, 1_000),
    stack: stack?.slice(0, 8_000),
    path: window.location.pathname.slice(0, 500),
  };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

/** Tells the server of errors in this browser, a few a page. React hands those of its own to the window. */
export function reportErrors(): void {
  // First, as the same error is thrown afterwards.
  window.addEventListener('vite:preloadError', ({ payload }) => tell('missing-code', payload));
  window.addEventListener('error', ({ error }) => error && tell('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
}
