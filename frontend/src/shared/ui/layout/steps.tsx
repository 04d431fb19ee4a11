import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface StepsProps {
  items: readonly string[];
  /** Index of the current step; the steps before it are done. */
  current: number;
  className?: string | undefined;
}

export function Steps({ items, current, className }: StepsProps): ReactNode {
  return (
    <ol className={clsx(styles.steps, className)}>
      {items.map((item, index) => (
        <li
          key={item}
          className={clsx(styles.step, index < current && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.text}>
            {item}
            {index < current && <span className="sr"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
