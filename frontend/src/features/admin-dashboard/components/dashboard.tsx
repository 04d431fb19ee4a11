import type { ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { dayAndTime } from '../../../shared/lib/india-time.ts';
import { formatRupees } from '../../../shared/lib/money.ts';
import { formatCount } from '../../../shared/lib/count.ts';
import { AdminPage } from '../../../shared/ui/admin-page.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { LoadError } from '../../../shared/ui/load-error.tsx';
import { useDashboard } from '../api.ts';
import type { LoginDay, Overview, Summary } from '../dashboard.ts';
import { ContentCounts } from './content-counts.tsx';
import styles from './dashboard.module.css';
import { Figures, type Figure } from './figures.tsx';
import { LoginChart } from './login-chart.tsx';
import { RecentLogins } from './recent-logins.tsx';

const shown = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : formatCount(count);
const rupees = (paise: number | undefined): string | undefined =>
  paise === undefined ? undefined : formatRupees(paise);

function userFigures(summary: Summary | undefined, days: readonly LoginDay[] | undefined): Figure[] {
  const logins = days?.reduce((sum, { count }) => sum + count, 0);
  return [
    { label: 'Total Users', value: shown(summary?.totalUsers) },
    { label: 'Admins', value: shown(summary?.admins) },
    { label: 'Regular Users', value: shown(summary?.users) },
    { label: 'Recent Logins', value: shown(logins), to: adminPaths.recentLogins },
  ];
}

/** Beyond SPEC: what came in, and what waits for somebody. */
function businessFigures(overview: Overview | undefined): Figure[] {
  const { revenue, payments, messages, mails } = overview ?? {};
  return [
    { label: 'Revenue this month', value: rupees(revenue?.thisMonth), to: adminPaths.payments },
    { label: 'Revenue, 30 days', value: rupees(revenue?.last30Days), to: adminPaths.payments },
    {
      label: 'Pending payments',
      value: shown(payments?.pending),
      to: `${adminPaths.payments}?status=pending`,
    },
    {
      label: 'Flagged payments',
      value: shown(payments?.flagged),
      to: `${adminPaths.payments}?flagged=true`,
      urgent: Boolean(payments?.flagged),
    },
    { label: 'Unread messages', value: shown(messages?.unread), to: `${adminPaths.messages}?state=unread` },
    {
      label: 'Failed mails',
      value: shown(mails?.failed),
      to: `${adminPaths.mails}?status=failed`,
      urgent: Boolean(mails?.failed),
    },
  ];
}

/** SPEC section 2, Admin dashboard. */
export function Dashboard(): ReactNode {
  const { summary, logins, counts, overview, updatedAt, problem, busy, refresh } = useDashboard();
  const note = updatedAt === undefined ? 'Loading...' : `Updated ${dayAndTime(updatedAt)}`;
  return (
    <AdminPage
      title="Dashboard"
      note={note}
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
      <div className={styles.parts}>
        {problem !== undefined && <LoadError message={problem} onRetry={refresh} />}
        <Figures title="Users" figures={userFigures(summary, logins)} />
        <Figures title="Business" figures={businessFigures(overview)} />
        <div className={styles.logins}>
          <LoginChart days={logins} />
          <RecentLogins logins={summary?.recentLogins} />
        </div>
        <ContentCounts counts={counts} />
      </div>
    </AdminPage>
  );
}
