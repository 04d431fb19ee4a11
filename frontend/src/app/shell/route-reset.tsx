import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { overPage } from '#shared/lib/over-page.ts';

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Half an escape names nothing.
    return null;
  }
}

/**
 * After each route change: the page starts at its top (site-2), the keyboard starts at the
 * content, and screen readers hear the new title. A change of query alone is not a new page, nor what opens over one.
 */
export function RouteReset({ mainId }: { mainId: string }): ReactNode {
  const { pathname, hash, state } = useLocation();
  const page = overPage(state)?.pathname ?? pathname;
  const shown = useRef(page);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    const target = namedBy(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // The title is hoisted in the same commit; a tick later every browser agrees that it changed.
    const timer = setTimeout(() => setAnnounced(document.title), 50);
    return () => clearTimeout(timer);
  }, [page, hash, mainId]);

  return (
    <p className="sr" role="status" aria-live="polite">
      {announced}
    </p>
  );
}
