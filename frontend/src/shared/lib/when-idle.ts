/** ms. Timeout for a page that is never idle. */
const idleTimeoutMs = 5_000;
/** ms. For browsers without requestIdleCallback. */
const fallbackDelayMs = 500;

function onIdle(run: () => void): () => void {
  // Safari lacks it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Runs a function once the page has loaded and the browser is idle. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return onIdle(run);
  let cancel = (): void => undefined;
  const onLoad = (): void => {
    cancel = onIdle(run);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    cancel();
  };
}
