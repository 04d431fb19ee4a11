import type { ReactNode } from 'react';
import styles from './account-line.module.css';

export function AccountLines({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}

interface AccountLineProps {
  name: string;
  badge?: ReactNode;
  words: string;
  children: ReactNode;
}

/** One item of an account, such as a session or a passkey. */
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
