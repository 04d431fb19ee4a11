import { dayAndTime } from '#shared/india/dates.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Activity } from '../activity.ts';
import styles from './activity-columns.module.css';

function toneOf(action: string): 'red' | 'tint' | 'grey' {
  if (/failed|deleted/i.test(action)) return 'red';
  return /^purchase/i.test(action) ? 'tint' : 'grey';
}

/** admin-7: Date, Email, Action, Route, IP. What an admin wrote can be opened. */
export function activityColumns(onOpen: (activity: Activity) => void): readonly Column<Activity>[] {
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
