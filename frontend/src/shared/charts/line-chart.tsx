import type { ReactNode } from 'react';
import { dayAndMonth } from '../india/dates.ts';
import { useMedia } from '../lib/use-media.ts';
import styles from './chart.module.css';
import { dayTicks, daysBetween, type DayValue, rounded, ticksOf, weeklyAverages } from './scale.ts';
import { FLOOR, LEFT, sizes, TOP } from './sizes.ts';

interface LineChartProps {
  /** Oldest first, at least one. */
  points: readonly DayValue[];
  /** The line goes through the dots, instead of being their average of seven days. */
  direct?: boolean;
  /** Id of the sentence that says what it shows. */
  labelledBy: string;
}

/** Dots are values, the line is the average of seven days or joins them. */
export function LineChart({ points, direct = false, labelledBy }: LineChartProps): ReactNode {
  const { width, height, days } = sizes[useMedia('(min-width: 768px)') ? 'wide' : 'narrow'];
  const right = width - 52;
  const bottom = height - FLOOR;
  const ticks = ticksOf(points.map(({ value }) => value));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const first = points[0]!.on;
  const length = Math.max(1, daysBetween(first, points.at(-1)!.on));
  const x = (on: string): number => LEFT + (daysBetween(first, on) / length) * (right - LEFT);
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - TOP);
  const line = direct ? points : weeklyAverages(points);
  const end = line.at(-1)!;
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
      {dayTicks(first, points.at(-1)!.on, days).map((day, at) => (
        <text
          key={day}
          className={styles.axis}
          x={x(day)}
          y={height - 6}
          textAnchor={at === 0 ? 'start' : 'middle'}
        >
          {dayAndMonth(day)}
        </text>
      ))}
      <path
        className={styles.line}
        d={line.map(({ on, value }, at) => `${at === 0 ? 'M' : 'L'}${x(on)} ${y(value)}`).join('')}
      />
      {points.map(({ on, value }) => (
        <circle key={on} className={styles.dot} cx={x(on)} cy={y(value)} r={4} />
      ))}
      <circle className={styles.end} cx={x(end.on)} cy={y(end.value)} r={6} />
      <text className={styles.value} x={x(end.on) + 11} y={y(end.value) + 6}>
        {rounded(end.value)}
      </text>
    </svg>
  );
}
