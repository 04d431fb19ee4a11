import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { ContentCounts as Counts, Login, Maybe } from './dashboard.ts';
import styles from './dashboard-lists.module.css';
import { NotKnown } from './figures.tsx';

const kinds: readonly { key: keyof Counts; label: string; icon: AdminIconName; to: string }[] = [
  { key: 'blogs', label: 'Blogs', icon: 'article', to: adminPaths.blogs },
  { key: 'recipes', label: 'Recipes', icon: 'bowl', to: adminPaths.recipes },
  { key: 'testimonials', label: 'Testimonials', icon: 'quote', to: adminPaths.testimonials },
];

/** admin-2: counts of blogs, recipes and testimonials, each with a Manage link. */
export function ContentCounts({ counts }: { counts: Maybe<Counts> }): ReactNode {
  return (
    <Section title="Content">
      <ul className={styles.list}>
        {kinds.map(({ key, label, icon, to }) => (
          <li key={key} className={styles.count}>
            <AdminIcon name={icon} className={styles.icon} />
            <span>{label}</span>
            <b className={`figure ${styles.number}`}>
              {counts === undefined && <Skeleton width="2rem" height="1.75rem" />}
              {counts === null && <NotKnown />}
              {counts && <span>{counts[key]}</span>}
            </b>
            <ButtonLink size="sm" to={to} aria-label={`Manage ${label}`}>
              Manage
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** admin-4. */
const shown = 5;

/** admin-4: the first 5 entries, with a View all link. */
export function RecentLogins({ logins }: { logins: Maybe<readonly Login[]> }): ReactNode {
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
