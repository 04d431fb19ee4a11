/** ms. On a page that never rests it is begun all the same. */
const longestWait = 5_000;
/** ms. For browsers that do not tell when they are idle. */
const guess = 500;

function onIdle(run: () => void): () => void {
  // Safari has it behind a switch.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, guess);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs it once the page has loaded all that it asked for and the browser has nothing else to do.
 * @returns to be called when it is not wanted any more
 */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return onIdle(run);
  let giveUp = (): void => undefined;
  const onLoad = (): void => {
    giveUp = onIdle(run);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    giveUp();
  };
}
