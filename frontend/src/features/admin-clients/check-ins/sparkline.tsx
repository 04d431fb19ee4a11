import type { ReactNode } from 'react';
import type { Tone } from './check-in-words.ts';
import styles from './sparkline.module.css';

const width = 104;
const height = 26;
const edge = 4;

interface SparklineProps {
  /** Oldest first; one alone is not drawn. */
  values: readonly number[];
  tone: Tone;
}

/** Decorative: the values stand in the progress of the client. */
export function Sparkline({ values, tone }: SparklineProps): ReactNode {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (index: number): number => edge + (index / (values.length - 1)) * (width - 2 * edge);
  const y = (value: number): number =>
    most === least ? height / 2 : height - edge - ((value - least) / (most - least)) * (height - 2 * edge);
  const last = values.length - 1;
  return (
    <svg className={styles.line} data-tone={tone} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle cx={x(last)} cy={y(values[last]!)} r="2.6" />
    </svg>
  );
}
