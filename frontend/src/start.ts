import styles from './start.css?inline';

const LONGEST_WAIT_MS = 2_000;

type App = typeof import('./entry-client.tsx');

/** Resolves after the first paint: until then the app's scripts must not compete with the page for the connection. */
function painted(): Promise<void> {
  // A hidden tab is not painted.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // For browsers that report no paint, and for tabs hidden meanwhile.
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/**
 * Captures button clicks before hydration; links work by themselves.
 * @returns stops capturing and returns the last clicked button
 */
function captureClicks(): () => HTMLElement | undefined {
  let clicked: HTMLElement | undefined;
  const capture = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = button;
  };
  window.addEventListener('click', capture, true);
  return () => {
    window.removeEventListener('click', capture, true);
    return clicked;
  };
}

/** In parallel; the app's imports then find them in the cache. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = 'low';
  document.head.append(link);
}

/** Browsers cache a failed module, so only a reload can load the app; the reader decides when. */
function offerReload(): void {
  // A native submit would put what was typed into the address.
  window.addEventListener('submit', (event) => event.preventDefault(), true);
  const notice = document.createElement('div');
  notice.className = 'unloaded';
  notice.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  notice.append('This page did not load fully, so its buttons do not work yet.', reload);
  const style = document.createElement('style');
  style.append(styles);
  document.body.append(style, notice);
}

/** The entry's address is on the script element: a static import would delay the paint. */
async function start(): Promise<void> {
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const endCapture = captureClicks();
  try {
    await painted();
    const files = scripts.split(' ').filter(Boolean);
    [...files, entry].forEach(preload);
    // One at a time, so that the browser stays responsive.
    for (const file of files) await import(/* @vite-ignore */ file);
    const app = (await import(/* @vite-ignore */ entry)) as App;
    await app.hydration;
    endCapture()?.click();
  } catch (error) {
    endCapture();
    offerReload();
    throw error;
  }
}

const MAX_REPORTS = 5;

type Kind = 'error' | 'rejection' | 'missing-code';

const reported = new Set<string>();

/** The server removes personal data. A failed report is not retried. */
function report(kind: Kind, thrown: unknown): void {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const key = `${name}: ${message}`;
  if (reported.size >= MAX_REPORTS || reported.has(key)) return;
  reported.add(key);
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

/** Reports errors to the server, a few per page. React passes its own to window. */
function reportErrors(): void {
  // First, because the same error is thrown afterwards.
  window.addEventListener('vite:preloadError', ({ payload }) => report('missing-code', payload));
  window.addEventListener('error', ({ error }) => error && report('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}

reportErrors();
void start();
