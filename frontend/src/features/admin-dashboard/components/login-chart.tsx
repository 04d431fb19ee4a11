import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { chartSize, layOut } from '../chart.ts';
import type { LoginDay } from '../dashboard.ts';
import styles from './login-chart.module.css';

function Plot({ days }: { days: readonly LoginDay[] }): ReactNode {
  const { bars, ticks } = layOut(days);
  const words = bars.map(({ label, count }) => `${label}: ${count}`).join(', ');
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
      role="img"
      aria-label={`Sign-ins per day. ${words}`}
    >
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.line} x1="36" x2={chartSize.width} y1={y} y2={y} />
          <text className={styles.axis} x="28" y={y + 4} textAnchor="end">
            {value}
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
            rx="3"
          />
          <text className={styles.value} x={bar.x + bar.width / 2} y={bar.y - 7} textAnchor="middle">
            {bar.count}
          </text>
          <text className={styles.axis} x={bar.x + bar.width / 2} y={316} textAnchor="middle">
            {bar.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Numbers({ days }: { days: readonly LoginDay[] }): ReactNode {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>Show as a table</summary>
      <table className={styles.table}>
        <caption className="sr">Sign-ins per day, last 7 days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Sign-ins</th>
          </tr>
        </thead>
        <tbody>
          {layOut(days).bars.map(({ key, label, count }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="num">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** admin-3: the 7-day login-activity series. Undefined days are on their way; null: they did not come. */
export function LoginChart({ days }: { days: readonly LoginDay[] | null | undefined }): ReactNode {
  const total = days?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card className={styles.card} role="region" aria-labelledby="login-activity">
      <div className={styles.head}>
        <h2 className="label" id="login-activity">
          Login activity, last 7 days
        </h2>
        {total !== undefined && (
          <span className="small quiet num">{total === 1 ? '1 sign-in' : `${total} sign-ins`}</span>
        )}
      </div>
      {days && (
        <>
          <Plot days={days} />
          <Numbers days={days} />
        </>
      )}
      {days === undefined && <Skeleton ratio="640 / 326" />}
      {days === null && <p className="small muted">The sign-ins could not be loaded.</p>}
    </Card>
  );
}
