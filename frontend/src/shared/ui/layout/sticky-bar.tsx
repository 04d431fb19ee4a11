import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** The save or publish buttons of a long form, at the window's lower edge until the form's end is in view (admin-30). */
export function StickyBar({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
