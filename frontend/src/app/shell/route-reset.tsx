import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { overPage } from '#shared/lib/over-page.ts';

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape.
    return null;
  }
}

/**
 * After a navigation to another page: scrolls to the top (site-2), focuses the content and announces the title. Not for
 * changes of the query, nor for visits that open over a page.
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
    // Browsers update the title slightly after the commit.
    const timer = setTimeout(() => setAnnounced(document.title), 50);
    return () => clearTimeout(timer);
  }, [page, hash, mainId]);

  return (
    <p className="sr" role="status" aria-live="polite">
      {announced}
    </p>
  );
}
