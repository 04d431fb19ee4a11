import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import '../../styles/prose.css';

/** Long text that is HTML of the server's. Its links to pages of this site are plain HTML: they are opened as all others, without loading everything anew. */
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
    // Presses of links are heard here, those of the keyboard as well: nothing but links answers to them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={clsx('prose', className)} onClick={follow}>
      {children}
    </div>
  );
}
