import type { ReactNode } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { briefRupees } from '#shared/india/brief-rupees.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { type LoginDay, type Period, periods, type RevenueDay } from '../dashboard.ts';
import { DayChart } from './day-chart.tsx';
import styles from './period-charts.module.css';

interface PeriodChartsProps {
  period: Period;
  onPeriod: (period: Period) => void;
  revenue: readonly RevenueDay[] | null | undefined;
  logins: readonly LoginDay[] | null | undefined;
  loginsFromLog: boolean;
  turning: boolean;
}

const paisePerRupee = 100;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What came in and who signed in, of the same days (admin-3, admin-29). */
export function PeriodCharts(props: PeriodChartsProps): ReactNode {
  const { period, onPeriod, revenue, logins, loginsFromLog, turning } = props;
  return (
    <div className={styles.charts}>
      <Segmented
        className={styles.period}
        legend="Period"
        name="period"
        value={period}
        options={periods.map((days) => ({ value: days, label: `${days} days` }))}
        onChange={onPeriod}
      />
      <DayChart
        id="revenue-days"
        title={`Revenue, last ${period} days`}
        drawn="Revenue per day"
        days={revenue}
        turning={turning}
        total={(days) => formatRupees(sum(days.map(({ amount }) => amount)))}
        valueOf={({ amount }) => amount / paisePerRupee}
        inWords={(rupees) => formatRupees(Math.round(rupees * paisePerRupee))}
        inShort={briefRupees}
        columns={[
          { header: 'Revenue', cell: ({ amount }) => formatRupees(amount) },
          { header: 'Payments', cell: ({ count }) => formatCount(count) },
        ]}
        left={100}
        failed="The revenue could not be loaded."
      />
      <DayChart
        id="login-activity"
        title={`Login activity, last ${period} days`}
        drawn="Sign-ins per day"
        days={logins}
        turning={turning}
        total={(days) => {
          const all = sum(days.map(({ count }) => count));
          return all === 1 ? '1 sign-in' : `${formatCount(all)} sign-ins`;
        }}
        valueOf={({ count }) => count}
        inWords={formatCount}
        inShort={formatCount}
        columns={[{ header: 'Sign-ins', cell: ({ count }) => formatCount(count) }]}
        note={loginsFromLog ? 'Counted from the newest 200 entries of the activity log only.' : undefined}
        failed="The sign-ins could not be loaded."
      />
    </div>
  );
}
