import { useEffect, useRef, type ReactNode } from 'react';
import styles from './gallery.module.css';

interface BlockProps {
  title: string;
  note?: string;
  wide?: boolean;
  children: ReactNode;
}

export function Block({ title, note, wide, children }: BlockProps): ReactNode {
  return (
    <section className={wide ? `${styles.block} ${styles.wide}` : styles.block}>
      <h3 className="label">{title}</h3>
      {note && <p className="micro quiet">{note}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface StateProps {
  name: string;
  /** Forces this state on the first element that matches `on`. */
  force?: 'hover' | 'focus' | 'active';
  on?: string;
  children: ReactNode;
}

/** A component in one state, with a caption. */
export function State({ name, force, on = 'button', children }: StateProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (force) place.current?.querySelector(on)?.setAttribute('data-force', force);
  }, [force, on]);
  return (
    <div className={styles.state} ref={place}>
      {children}
      <span className="micro quiet">{name}</span>
    </div>
  );
}
