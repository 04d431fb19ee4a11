import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/document/settings-tabs.tsx';
import { dayAndTime, fullDayAndTime } from '#shared/india/dates.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import styles from './activity-list.module.css';
import { type Activity, useActivities } from './api.ts';
import { fieldChanges } from './changes.ts';

/** admin-7. A staff change opens its before and after. */
export function ActivityList(): ReactNode {
  const list = useActivities();
  const [opened, setOpened] = useState<Activity | null>(null);
  return (
    <AdminPage
      title="Recent Logins"
      back={<BackLink to={adminPaths.dashboard}>Back</BackLink>}
      note="Sign-ins and changes by staff"
    >
      <SettingsTabs current={adminPaths.recentLogins} />
      <AdminList
        list={list}
        noun={['activity', 'activities']}
        columns={activityColumns(setOpened)}
        rowHeight={{ row: 3.35, card: 6.2 }}
        rowKey={({ _id }) => _id}
        empty={{
          icon: 'clock',
          title: 'No activities found',
          text: 'Sign-ins and changes by admins are listed here.',
        }}
        emptyOnFailure="The activities could not be loaded."
      />
      <ChangeDialog activity={opened} onClose={() => setOpened(null)} />
    </AdminPage>
  );
}

function toneOf(action: string): 'red' | 'tint' | 'grey' {
  if (/failed|deleted/i.test(action)) return 'red';
  return /^purchase/i.test(action) ? 'tint' : 'grey';
}

/** admin-7: Date, Email, Action, Route, IP. */
function activityColumns(onOpen: (activity: Activity) => void): readonly Column<Activity>[] {
  return [
    {
      id: 'date',
      header: 'Date',
      date: true,
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

function Value({ word, value }: { word: string; value: string | undefined }): ReactNode {
  return (
    <div className={styles.side}>
      <span className={styles.word}>{word}</span>
      {value === undefined ? (
        <span className="quiet">None</span>
      ) : (
        <span className={styles.value}>{value}</span>
      )}
    </div>
  );
}

/** The changed fields, before and after. */
function ChangeDialog({ activity, onClose }: { activity: Activity | null; onClose: () => void }): ReactNode {
  const changes = activity?.changes ? fieldChanges(activity.changes) : [];
  return (
    <Dialog
      open={activity !== null}
      onClose={onClose}
      title={activity ? `${activity.action}: ${activity.feature}` : ''}
      footer={
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      }
    >
      {activity && (
        <>
          <p className="small muted">
            {activity.email}, {fullDayAndTime(activity.createdAt)}
          </p>
          {changes.length === 0 && <p className={styles.none}>No field was changed.</p>}
          <dl className={styles.fields}>
            {changes.map(({ field, before, after }) => (
              <div key={field} className={styles.field}>
                <dt className="label">{field}</dt>
                <dd className={styles.sides}>
                  <Value word="Before" value={before} />
                  <Value word="After" value={after} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
