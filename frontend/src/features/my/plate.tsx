import type { CSSProperties, ReactNode } from 'react';
import styles from './plate.module.css';

/** Of the ring, in the units of `pathLength`. */
const ROUND = 1200;

interface PlateProps {
  /** Parts; a fraction fills a part so far. */
  done: number;
  parts: number;
  /** Read instead of the ring; without it the ring is decoration. */
  label?: string;
  size: string;
  /** Of the ring, in hundredths of its radius. */
  stroke?: number;
  children?: ReactNode;
}

/** A ring in as many parts as the thing has: it fills clockwise. */
export function Plate({ done, parts, label, size, stroke = 7, children }: PlateProps): ReactNode {
  const gap = parts > 1 ? Math.min(26, ROUND / parts / 3) : 0;
  const part = ROUND / parts - gap;
  const circle = { cx: 60, cy: 60, r: 54, pathLength: ROUND, transform: 'rotate(-90 60 60)' };
  return (
    <span
      className={styles.plate}
      style={{ '--plate': size, '--stroke': stroke } as CSSProperties}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 120 120" width="120" height="120" focusable="false">
        <circle {...circle} className={styles.track} strokeDasharray={`${part} ${gap}`} />
        {done > 0 && (
          <circle
            {...circle}
            className={styles.done}
            strokeDasharray={`${`${part} ${gap} `.repeat(Math.floor(done))}${part * (done % 1)} ${ROUND}`}
          />
        )}
      </svg>
      {children && (
        <span className={styles.words} aria-hidden="true">
          {children}
        </span>
      )}
    </span>
  );
}
