import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import type { Login } from '../dashboard.ts';
import styles from './recent-logins.module.css';

/** admin-4. */
const shown = 5;

/** admin-4: the first 5 entries (email, action, feature, time) with a View all link. */
export function RecentLogins({ logins }: { logins: readonly Login[] | null | undefined }): ReactNode {
  return (
    <Card className={styles.card} role="region" aria-labelledby="recent-logins">
      <div className={styles.head}>
        <h2 className="label" id="recent-logins">
          Recent Logins
        </h2>
        <Link className={`link small ${styles.all}`} to={adminPaths.recentLogins}>
          View all
        </Link>
      </div>
      {logins === null && <p className={`small muted ${styles.none}`}>The list could not be loaded.</p>}
      {logins?.length === 0 && <p className={`small muted ${styles.none}`}>Nobody has signed in yet.</p>}
      <ul aria-busy={logins === undefined || undefined}>
        {logins === undefined
          ? Array.from({ length: shown }, (_, index) => (
              <li key={index} className={styles.row}>
                <Skeleton width="70%" height="3.125rem" />
              </li>
            ))
          : logins?.slice(0, shown).map(({ _id, email, action, feature, createdAt }) => (
              <li key={_id} className={styles.row}>
                <span className={styles.email}>{email}</span>
                <time className="quiet num" dateTime={createdAt}>
                  {dayAndTime(createdAt)}
                </time>
                <span className={styles.action}>
                  <Badge tone="grey">{action}</Badge>
                  <span className="quiet">{feature}</span>
                </span>
              </li>
            ))}
      </ul>
    </Card>
  );
}
