import type { ReactNode } from 'react';
import { useMedia } from '../lib/use-media.ts';
import styles from './chart.module.css';
import { FLOOR, LEFT, sizes, TOP } from './sizes.ts';

export interface Bar {
  /** Below it; unlike any other. */
  label: string;
  value: number;
}

interface BarChartProps {
  /** Oldest first. */
  bars: readonly Bar[];
  /** Of all values that can be. */
  most: number;
  /** Lines to compare with. */
  ticks?: readonly number[];
  /** Id of the sentence that says what it shows. */
  labelledBy: string;
}

/** From 0 on; the newest stands out. */
export function BarChart({ bars, most, ticks = [0, most], labelledBy }: BarChartProps): ReactNode {
  const { width, height, days } = sizes[useMedia('(min-width: 768px)') ? 'wide' : 'narrow'];
  const right = width - 8;
  const bottom = height - FLOOR;
  const part = (right - LEFT) / bars.length;
  const breadth = Math.min(40, part * 0.56);
  const y = (value: number): number => bottom - (value / most) * (bottom - TOP);
  // Where there are many, not each has room for its words.
  const every = Math.ceil(bars.length / (days * 3));
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={labelledBy}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.axis} x={LEFT - 8} y={y(tick) + 4.5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {bars.map(({ label, value }, at) => {
        const middle = LEFT + part * (at + 0.5);
        const isNewest = at === bars.length - 1;
        return (
          <g key={label}>
            <rect
              className={isNewest ? styles.newest : styles.bar}
              x={middle - breadth / 2}
              y={y(value)}
              width={breadth}
              height={bottom - y(value)}
              rx={2}
            />
            {(bars.length - 1 - at) % every === 0 && (
              <>
                <text className={styles.value} x={middle} y={y(value) - 7} textAnchor="middle">
                  {value}
                </text>
                <text className={styles.axis} x={middle} y={height - 6} textAnchor="middle">
                  {label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
