import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** For example "16 / 9". */
  ratio?: string;
  className?: string | undefined;
}

/** Placeholder of the coming content's size, hidden from screen readers: announce loading once outside. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps): ReactNode {
  return (
    <span
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
