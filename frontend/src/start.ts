import styles from './start.css?inline';

const LONGEST_WAIT_MS = 2_000;

type App = typeof import('./entry-client.tsx');

/**
 * The page's first script, and a small one: it brings the app to life once the page has been
 * painted. Until then the connection belongs to what the reader sees.
 */
function painted(): Promise<void> {
  // Nothing is painted in a tab that nobody looks at.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Browsers that report no paints, and tabs that were left meanwhile.
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/**
 * A button pressed before anything listens is kept; links work by themselves.
 * @returns to be called when keeping ends: it hands the last press over
 */
function keepPresses(): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  window.addEventListener('click', keep, true);
  return () => {
    window.removeEventListener('click', keep, true);
    return pressed;
  };
}

/** Asked for side by side; the app's own imports then find them here. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = 'low';
  document.head.append(link);
}

/** Browsers remember a script that failed, so only a new document can bring the app. When, is for the reader to say. */
function offerReload(): void {
  // Sent by the browser itself, a form would put what was typed into the address.
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

/** What to start stands on the script's own element: importing it here would delay the paint. */
async function start(): Promise<void> {
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const endKeeping = keepPresses();
  try {
    await painted();
    const files = scripts.split(' ').filter(Boolean);
    [...files, entry].forEach(preload);
    // One by one, so that the browser can answer between them.
    for (const file of files) await import(/* @vite-ignore */ file);
    const app = (await import(/* @vite-ignore */ entry)) as App;
    await app.hydration;
    endKeeping()?.click();
  } catch (error) {
    endKeeping();
    offerReload();
    throw error;
  }
}

const MAX_REPORTS = 5;

type Kind = 'error' | 'rejection' | 'missing-code';

const reported = new Set<string>();

/** The server removes personal data. A report that fails is not repeated. */
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

/** Reports errors in this browser to the server, a few per page. React passes its own to the window. */
function reportErrors(): void {
  // Before the others: the same error is thrown afterwards.
  window.addEventListener('vite:preloadError', ({ payload }) => report('missing-code', payload));
  window.addEventListener('error', ({ error }) => error && report('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}

reportErrors();
void start();
