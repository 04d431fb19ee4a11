import type { ReactNode } from 'react';
import styles from './account-line.module.css';

export function AccountLines({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}

interface AccountLineProps {
  name: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Under the name. */
  words: string;
  /** Its buttons. */
  children: ReactNode;
}

/** One of what belongs to an account, such as a session or a passkey. */
export function AccountLine({ name, badge, words, children }: AccountLineProps): ReactNode {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {badge}
        </p>
        <p className="small muted num">{words}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
