import type { ReactNode } from 'react';
import { Icon, type IconName } from '#shared/ui/media/icon.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** Sign-in and sign-up use the large heading. */
  size?: 'd1' | 'd2';
  /** The sentence under the title. */
  lead: ReactNode;
  icon?: IconName;
  children?: ReactNode;
}

/** One screen of /signup: what it is, and what to do. */
export function Screen({ title, size = 'd2', lead, icon, children }: ScreenProps): ReactNode {
  return (
    <div className={styles.screen}>
      {icon && (
        <span className={styles.badge}>
          <Icon name={icon} />
        </span>
      )}
      <div>
        <h1 className={`${size} ${styles.title}`} tabIndex={-1}>
          {title}
        </h1>
        <p className={`muted ${styles.lead}`}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** Stands where a screen will, about as tall, so that nothing moves when it comes. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {children}
    </p>
  );
}
