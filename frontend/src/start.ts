/** Told on the window by the entry: from now on React answers presses itself. */
const aliveEvent = 'app-alive';
const LONGEST_WAIT_MS = 2_000;

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

/** A button pressed before anything listens is pressed again when something does. Links work by themselves. */
function keepPresses(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  window.addEventListener('click', keep, true);
  const replay = (): void => {
    window.removeEventListener('click', keep, true);
    pressed?.click();
  };
  window.addEventListener(aliveEvent, replay, { once: true });
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = 'low';
  document.head.append(link);
}

/** What to start stands on the script's own element: importing anything here would delay the paint. */
async function start(): Promise<void> {
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  keepPresses();
  await painted();
  scripts.split(' ').filter(Boolean).forEach(preload);
  await import(/* @vite-ignore */ entry);
}

void start();
