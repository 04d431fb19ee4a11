import type { ReactNode } from 'react';
import { Icon, type IconName } from '#shared/ui/media/icon.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** Sign-in and sign-up use the large heading. */
  size?: 'd1' | 'd2';
  lead: ReactNode;
  icon?: IconName;
  children?: ReactNode;
}

/** One screen of /signup. */
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

/** Placeholder of a screen, of similar height to avoid a layout shift. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {children}
    </p>
  );
}
