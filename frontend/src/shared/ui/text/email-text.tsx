import type { ReactNode } from 'react';
import styles from './email-text.module.css';

/** An address: in a table on one line, with the whole address as its title. */
export function EmailText({ children }: { children: string }): ReactNode {
  return (
    <span className={styles.email} title={children}>
      {children}
    </span>
  );
}
