import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** admin-30: what a long form is saved or published with, at the window's lower edge until its place at the form's end is reached. */
export function StickyBar({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
