/** Told on the window by the entry: from now on React answers presses itself. */
const aliveEvent = 'app-alive';
const LONGEST_WAIT_MS = 2_000;
const RETRY_MS = 3_000;
const TRIES = 20;

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
    // React, at work on the page already, would finish it for this press and make it as well.
    event.stopImmediatePropagation();
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

/** A train in a tunnel must not leave a page whose buttons never answer. */
async function bring(href: string, tries = TRIES): Promise<void> {
  try {
    await import(/* @vite-ignore */ href);
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await bring(href, tries - 1);
  }
}

/** What to start stands on the script's own element: importing anything here would delay the paint. */
async function start(): Promise<void> {
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  keepPresses();
  await painted();
  const files = `${scripts} ${entry}`.trim().split(' ');
  files.forEach(preload);
  // The page's own code before the app: once it is here, the app cannot fail to find it.
  for (const href of files) await bring(href);
}

void start();
