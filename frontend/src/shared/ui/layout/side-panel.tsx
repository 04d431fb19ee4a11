import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { useKeys } from '../keyboard/keys.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: ReactNode;
  /** In the title bar, before the close button. */
  tools?: ReactNode;
  /** Stays at the lower edge. */
  footer?: ReactNode;
  /** Called by Escape and the close button. */
  onClose: () => void;
  /** Identifies what is shown: a change scrolls to the top and moves the focus into the panel. */
  shown: string;
  children: ReactNode;
}

/**
 * Details at the window's right edge, beside the page's content, which stays usable and becomes narrower. From 1280 px on.
 * Escape closes it, except in a field.
 */
export function SidePanel(props: SidePanelProps): ReactNode {
  const { title, tools, footer, onClose, shown, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useKeys((key) => {
    if (key === 'Escape') onClose();
    return key === 'Escape';
  });
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.tools}>
          {tools}
          <Button variant="quiet" shape="icon" iconBefore="close" aria-label="Close" onClick={onClose} />
        </div>
      </div>
      {/* Focusable: it scrolls, and takes the focus when it opens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
        <Start key={shown} of={body} />
        {children}
      </div>
      {footer}
    </aside>
  );
}

/** Scrolls to the top and takes the focus, for each thing that is shown. */
function Start({ of }: { of: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    of.current?.scrollTo(0, 0);
    of.current?.focus({ preventScroll: true });
  }, [of]);
  return null;
}
