import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
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
  body: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * Details at the window's right edge, beside the page's content, which stays usable and becomes narrower. From 1280 px on.
 * Escape closes it, except in a field.
 */
export function SidePanel(props: SidePanelProps): ReactNode {
  const { title, tools, footer, onClose, shown, body, children } = props;
  const titleId = useId();
  useKeys((key) => {
    if (key === 'Escape') onClose();
    return key === 'Escape';
  });
  const start = useEffectEvent(() => {
    body.current?.scrollTo(0, 0);
    body.current?.focus({ preventScroll: true });
  });
  useEffect(() => start(), [shown]);
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
        {children}
      </div>
      {footer}
    </aside>
  );
}
