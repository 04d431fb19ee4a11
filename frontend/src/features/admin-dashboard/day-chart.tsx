import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/layout/card.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { chartSize, type DayValue, layOut } from './chart.ts';
import styles from './day-chart.module.css';

/** A column of the chart's table. */
export interface NumberColumn<Day> {
  header: string;
  cell: (day: Day) => string;
}

interface DayChartProps<Day extends { date: string }> {
  id: string;
  title: string;
  /** Such as "Sign-ins per day". */
  drawn: string;
  /** Undefined: loading; null: failed. */
  days: readonly Day[] | null | undefined;
  /** Still shows the previous period. */
  outdated: boolean;
  /** Sum of all days, formatted. */
  total: (days: readonly Day[]) => string;
  valueOf: (day: Day) => number;
  inWords: (value: number) => string;
  /** Short form for the drawing. */
  inShort: (value: number) => string;
  columns: readonly NumberColumn<Day>[];
  /** Units reserved for the axis labels. */
  left?: number;
  failed: string;
  note?: string | undefined;
}

interface PlotProps extends Pick<DayChartProps<DayValue>, 'drawn' | 'inWords' | 'inShort' | 'left'> {
  days: readonly DayValue[];
}

function Plot({ days, drawn, inWords, inShort, left = 40 }: PlotProps): ReactNode {
  const { bars, ticks } = layOut(days, left);
  const words = bars.map(({ label, value }) => `${label}: ${inWords(value)}`).join(', ');
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
      role="img"
      aria-label={`${drawn}. ${words}`}
    >
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.line} x1={left} x2={chartSize.width} y1={y} y2={y} />
          <text className={styles.axis} x={left - 8} y={y + 4} textAnchor="end">
            {inShort(value)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => (
        <g key={bar.key}>
          <rect
            className={clsx(styles.bar, index === bars.length - 1 && styles.today)}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            rx={Math.min(3, bar.width / 4)}
          />
          {bar.hasValue && (
            <text className={styles.value} x={bar.x + bar.width / 2} y={bar.y - 7} textAnchor="middle">
              {inShort(bar.value)}
            </text>
          )}
          {bar.isNamed && (
            <text
              className={styles.axis}
              x={bar.x + bar.width / 2}
              y={316}
              // The last label must not exceed the edge.
              textAnchor={!bar.hasValue && index === bars.length - 1 ? 'end' : 'middle'}
            >
              {bar.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Numbers<Day extends { date: string }>({
  days,
  title,
  columns,
}: Pick<DayChartProps<Day>, 'title' | 'columns'> & { days: readonly Day[] }): ReactNode {
  const { bars } = layOut(days.map(({ date }) => ({ date, value: 0 })));
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>Show as a table</summary>
      {/* A scrolling box must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label="Day by day" tabIndex={0}>
        <table className={styles.table}>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {columns.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day.date}>
                <th scope="row">{bars[index]?.label}</th>
                {columns.map(({ header, cell }) => (
                  <td key={header} className="num">
                    {cell(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** One value per day, as a chart and as a table. */
export function DayChart<Day extends { date: string }>(props: DayChartProps<Day>): ReactNode {
  const { id, title, days, outdated, total, valueOf, failed, note } = props;
  return (
    <Card
      className={styles.card}
      role="region"
      aria-labelledby={id}
      aria-busy={days === undefined || outdated || undefined}
    >
      <div className={styles.head}>
        <h2 className="label" id={id}>
          {title}
        </h2>
        {days && <span className="small quiet num">{total(days)}</span>}
      </div>
      {days && note && <p className="small">{note}</p>}
      {days && (
        <div className={styles.shown} data-older={outdated || undefined}>
          <Plot {...props} days={days.map((day) => ({ date: day.date, value: valueOf(day) }))} />
          <Numbers {...props} days={days} />
        </div>
      )}
      {days === undefined && <Skeleton ratio="640 / 326" />}
      {days === null && <p className="small muted">{failed}</p>}
    </Card>
  );
}
