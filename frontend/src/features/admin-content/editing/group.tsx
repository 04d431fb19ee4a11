import type { ReactNode } from 'react';
import styles from './group.module.css';

/** Fields that belong together, under one heading. */
export function Group({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields side by side. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
