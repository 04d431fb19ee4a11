import type { ReactNode } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  value: number;
  max: number;
  label: string;
}

export function Progress({ value, max, label }: ProgressProps): ReactNode {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span className={styles.bar} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
