import type { ReactNode } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './result-layout.module.css';

export type Mark = 'done' | 'waiting' | 'failed' | 'mail';

const drawings: Record<Exclude<Mark, 'waiting'>, ReactNode> = {
  done: (
    <g className={styles.good}>
      <circle className={styles.arc} cx="60" cy="60" r="54" transform="rotate(-90 60 60)" pathLength="100" />
      <path d="m38 62 15 15 30-33" />
    </g>
  ),
  failed: (
    <g className={styles.bad}>
      <path d="M60 6a54 54 0 0 1 51 36" />
      <path d="M44 44l32 32M76 44 44 76" />
    </g>
  ),
  mail: <path className={styles.neutral} d="M37 44h46v33H37zm1 2 22 18 22-18" />,
};

/** Status icon of the page. */
export function ResultRing({ mark }: { mark: Mark }): ReactNode {
  if (mark === 'waiting') {
    return (
      <div className={styles.waiting} aria-hidden="true">
        <Spinner size="100%" />
      </div>
    );
  }
  return (
    <svg className={styles.ring} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <circle className={styles.track} cx="60" cy="60" r="54" />
      {drawings[mark]}
    </svg>
  );
}
