import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** Like "16 / 9", instead of a height. */
  ratio?: string;
  className?: string | undefined;
}

/** A grey stand-in with the size of what is coming. Say "loading" once, outside. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps): ReactNode {
  return (
    <span
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
