import type { ReactNode } from 'react';
import styles from './category-label.module.css';

export function CategoryLabel({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.category}>{children}</p>;
}
