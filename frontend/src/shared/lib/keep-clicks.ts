interface KeptClicks {
  /** Makes the last kept click again and keeps no more. */
  replay: () => void;
  stop: () => void;
}

/** A radio shows its press at once, keeps it, and tells it on arrival (useEarlyChoice). */
function isRadio(control: HTMLElement): boolean {
  return control.matches('input[type=radio], label:has(input[type=radio])');
}

/**
 * Holds back presses inside `element` while nothing there listens yet. On the window, because React
 * swallows clicks on parts it has not hydrated before anything inside the page could see them.
 * Presses by keyboard arrive as clicks too. Those meant for a new tab pass.
 */
export function keepClicks(element: HTMLElement, onKept: () => void): KeptClicks {
  let kept: HTMLElement | undefined;

  function keep(event: MouseEvent): void {
    const { target } = event;
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !(target instanceof Element) || !element.contains(target)) return;
    const control = target.closest<HTMLElement>('a, button, label, input');
    if (!control) return;
    if (isRadio(control)) {
      onKept();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = control;
    onKept();
  }

  const stop = (): void => window.removeEventListener('click', keep, true);
  window.addEventListener('click', keep, true);
  return {
    stop,
    replay: () => {
      stop();
      kept?.click();
    },
  };
}
