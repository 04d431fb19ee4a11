import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { briefRupees } from '#shared/india/brief-rupees.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { formatCount } from '#shared/india/count.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { useDashboard } from './api.ts';
import {
  dashboardPath,
  type LoginDay,
  type Maybe,
  type Overview,
  type Period,
  periods,
  readPeriod,
  type Revenue,
  type Summary,
} from './dashboard.ts';
import { ContentCounts, RecentLogins } from './dashboard-lists.tsx';
import styles from './dashboard.module.css';
import { DayChart } from './day-chart.tsx';
import { Figures, type Figure } from './figures.tsx';

const words = <T, U>(value: Maybe<T>, write: (known: T) => U): Maybe<U> =>
  value === undefined || value === null ? (value as null | undefined) : write(value);

function userFigures(summary: Maybe<Summary>, days: Maybe<readonly LoginDay[]>): Figure[] {
  const shown = (pick: (known: Summary) => number) => words(summary, (known) => formatCount(pick(known)));
  // Always the last week, whatever the charts show.
  const logins = words(days, (known) =>
    formatCount(known.slice(-7).reduce((sum, { count }) => sum + count, 0)),
  );
  return [
    { label: 'Total Users', value: shown(({ totalUsers }) => totalUsers) },
    { label: 'Admins', value: shown(({ admins }) => admins) },
    { label: 'Regular Users', value: shown(({ users }) => users) },
    { label: 'Recent Logins', value: logins, to: adminPaths.recentLogins },
  ];
}

/** Qualifies the revenue unless payments are live. */
const modeNotes: Readonly<Record<Overview['paymentMode'], string>> = {
  live: '',
  test: '. Revenue excludes test payments',
  sandbox: '. Sandbox: revenue is not real money',
};

/** In addition to admin-2: revenue and open tasks. */
function businessFigures(overview: Maybe<Overview>): Figure[] {
  const shown = (pick: (known: Overview) => number) => words(overview, (known) => formatCount(pick(known)));
  const rupees = (pick: (known: Overview) => number) => words(overview, (known) => formatRupees(pick(known)));
  const { payments, mails } = overview ?? {};
  return [
    {
      label: 'Revenue this month',
      value: rupees(({ revenue }) => revenue.thisMonth),
      to: adminPaths.payments,
    },
    {
      label: 'Revenue, 30 days',
      value: rupees(({ revenue }) => revenue.last30Days),
      to: adminPaths.payments,
    },
    {
      label: 'Pending payments',
      value: shown((known) => known.payments.pending),
      to: `${adminPaths.payments}?status=pending`,
    },
    {
      label: 'Flagged payments',
      value: shown((known) => known.payments.flagged),
      to: `${adminPaths.payments}?flagged=true`,
      urgent: Boolean(payments?.flagged),
    },
    {
      label: 'Refund requests',
      value: shown((known) => known.payments.refundAsked),
      to: `${adminPaths.payments}?refundAsked=true`,
      urgent: Boolean(payments?.refundAsked),
    },
    {
      label: 'To call',
      value: shown((known) => known.payments.toCall),
      to: `${adminPaths.payments}?toCall=true`,
    },
    {
      label: 'Unread enquiries',
      value: shown(({ messages }) => messages.unread),
      to: `${adminPaths.messages}?state=unread`,
    },
    {
      label: 'Failed mails',
      value: shown((known) => known.mails.failed),
      to: `${adminPaths.mails}?status=failed`,
      urgent: Boolean(mails?.failed),
    },
  ];
}

/** admin-2. @param props.children what stands above the figures; false while it loads, which avoids a layout shift */
export function Dashboard({ children }: { children: ReactNode }): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const period = readPeriod(search);
  const dashboard = useDashboard(period);
  const { summary, logins, revenue, counts, overview, updatedAt, problem, busy, refresh } = dashboard;
  const before = problem === undefined ? 'Loading...' : 'Could not be loaded';
  const note =
    updatedAt === undefined
      ? before
      : `Updated ${dayAndTime(updatedAt)}${modeNotes[overview?.paymentMode ?? 'live']}`;
  return (
    <AdminPage
      title="Dashboard"
      note={<span className={styles.note}>{note}</span>}
      actions={
        <>
          <Button
            size="sm"
            variant="quiet"
            iconBefore="refresh"
            busy={busy && updatedAt !== undefined}
            busyLabel="Refresh"
            onClick={refresh}
          >
            Refresh
          </Button>
          <ButtonLink size="sm" iconBefore="card" to={adminPaths.payments}>
            Payments
          </ButtonLink>
          <ButtonLink size="sm" variant="primary" iconBefore="mail" to={adminPaths.newBroadcast}>
            Send Message
          </ButtonLink>
        </>
      }
    >
      <Stack gap="5">
        {problem !== undefined && <LoadError message={problem} onRetry={refresh} />}
        {children === false ? (
          <Skeleton height="60svh" />
        ) : (
          <>
            {children}
            <Figures title="Users" figures={userFigures(summary, logins)} />
            <Figures title="Business" figures={businessFigures(overview)} />
            <PeriodCharts
              period={period}
              onPeriod={(days) => void navigate(dashboardPath(days), { replace: true, flushSync: true })}
              revenue={revenue}
              logins={logins}
              loginsFromLog={dashboard.loginsFromLog}
              outdated={dashboard.outdated}
            />
            <div className={styles.lists}>
              <RecentLogins logins={words(summary, ({ recentLogins }) => recentLogins)} />
              <ContentCounts counts={counts} />
            </div>
          </>
        )}
      </Stack>
    </AdminPage>
  );
}

interface PeriodChartsProps {
  period: Period;
  onPeriod: (period: Period) => void;
  revenue: Maybe<Revenue>;
  logins: Maybe<readonly LoginDay[]>;
  loginsFromLog: boolean;
  outdated: boolean;
}

/** The period beside the one before it: "12 % more than the 7 days before: ₹45,000 from 3 payments." */
export function comparedWords({ days, before }: Revenue, period: Period): string {
  const now = sum(days.map(({ amount }) => amount));
  const earlier = `the ${period} days before: ${formatRupees(before.amount)} from ${before.count === 1 ? '1 payment' : `${formatCount(before.count)} payments`}.`;
  if (before.amount <= 0) return `In ${earlier}`;
  const percent = Math.round((100 * (now - before.amount)) / before.amount);
  if (percent === 0) return `As much as in ${earlier}`;
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than in ${earlier}`;
}

const paisePerRupee = 100;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Revenue and sign-ins of the same days (admin-3, admin-29). */
function PeriodCharts(props: PeriodChartsProps): ReactNode {
  const { period, onPeriod, revenue, logins, loginsFromLog, outdated } = props;
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
        days={words(revenue, ({ days }) => days)}
        outdated={outdated}
        total={(days) => formatRupees(sum(days.map(({ amount }) => amount)))}
        note={revenue ? comparedWords(revenue, period) : undefined}
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
        outdated={outdated}
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
