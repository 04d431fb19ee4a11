import type { ReactNode } from 'react';
import styles from './category-label.module.css';

/** What kind of thing this is, in capitals, above its title. */
export function CategoryLabel({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.category}>{children}</p>;
}
