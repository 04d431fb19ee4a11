import type { ReactNode } from 'react';
import styles from './email-text.module.css';

/** An address, on one line in a table, where the whole of it is its title; elsewhere it breaks only where it has no room at all. */
export function EmailText({ children }: { children: string }): ReactNode {
  return (
    <span className={styles.email} title={children}>
      {children}
    </span>
  );
}
