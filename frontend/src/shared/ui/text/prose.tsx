import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import '../../styles/prose.css';

/** Long HTML from the server. Links to pages of this site use the router. */
export function Prose({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const navigate = useNavigate();

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || !/^\/(?!\/)/.test(href)) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    // Handles clicks of links only; the keyboard fires them, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={clsx('prose', className)} onClick={follow}>
      {children}
    </div>
  );
}
