import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './group.module.css';

/** Fields that belong together, under one heading; `pairs` puts them two by two. */
export function Group(props: { legend: string; pairs?: boolean; children: ReactNode }): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={clsx(styles.fields, props.pairs && styles.pairs)}>{props.children}</div>
    </fieldset>
  );
}

/** Two short fields side by side. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
