import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type Activity, pageSize } from '../activity.ts';
import { useActivities } from '../api.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { dayAndTime } from '#shared/india/dates.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import styles from './activity-columns.module.css';

const hrefFor = (page: number): string =>
  page === 1 ? adminPaths.recentLogins : `${adminPaths.recentLogins}?page=${page}`;

/** admin-7. A write of an admin opens what it changed. */
export function ActivityList(): ReactNode {
  const [search] = useSearchParams();
  const page = readPage(search);
  const list = useActivities(page);
  const [opened, setOpened] = useState<Activity | null>(null);

  return (
    <AdminPage
      title="Recent Logins"
      back={<BackLink to={adminPaths.dashboard}>Back</BackLink>}
      note="Sign-ins and changes by staff"
    >
      <AdminList
        list={list}
        noun={['activity', 'activities']}
        page={page}
        limit={pageSize}
        hrefFor={hrefFor}
        columns={activityColumns(setOpened)}
        rowHeight={{ row: 3.35, card: 6.2 }}
        rowKey={({ _id }) => _id}
        emptyOnFailure={
          <EmptyState icon="clock" title="No activities found" text="The activities could not be loaded." />
        }
        empty={
          <EmptyState
            icon="clock"
            title="No activities found"
            text="Sign-ins and changes by admins are listed here."
          />
        }
      />
      <ChangeDialog activity={opened} onClose={() => setOpened(null)} />
    </AdminPage>
  );
}

function toneOf(action: string): 'red' | 'tint' | 'grey' {
  if (/failed|deleted/i.test(action)) return 'red';
  return /^purchase/i.test(action) ? 'tint' : 'grey';
}

/** admin-7: Date, Email, Action, Route, IP. What an admin wrote can be opened. */
function activityColumns(onOpen: (activity: Activity) => void): readonly Column<Activity>[] {
  return [
    {
      id: 'date',
      header: 'Date',
      className: styles.date,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>,
    },
    {
      id: 'email',
      header: 'Email',
      className: styles.email,
      cell: ({ email }) => <EmailText>{email}</EmailText>,
    },
    {
      id: 'action',
      header: 'Action',
      className: styles.action,
      cell: (activity) =>
        activity.changes ? (
          <button type="button" className={styles.open} onClick={() => onOpen(activity)}>
            <Badge tone={toneOf(activity.action)}>{activity.action}</Badge>
            <span className={styles.what}>{activity.feature}</span>
            <span className="sr">: show what changed</span>
          </button>
        ) : (
          <span className={styles.plain}>
            <Badge tone={toneOf(activity.action)}>{activity.action}</Badge>
            <span className="quiet">{activity.feature}</span>
          </span>
        ),
    },
    { id: 'route', header: 'Route', className: styles.route, cell: ({ route }) => route },
    {
      id: 'ip',
      header: 'IP',
      className: `num ${styles.ip}`,
      cell: ({ ip }) => ip ?? <span className="quiet">None</span>,
    },
  ];
}
