import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import type { ContentCounts as Counts } from '../dashboard.ts';
import styles from './content-counts.module.css';
import { NotKnown } from './figures.tsx';

const kinds: readonly { key: keyof Counts; label: string; icon: AdminIconName; to: string }[] = [
  { key: 'blogs', label: 'Blogs', icon: 'article', to: adminPaths.blogs },
  { key: 'recipes', label: 'Recipes', icon: 'bowl', to: adminPaths.recipes },
  { key: 'testimonials', label: 'Testimonials', icon: 'quote', to: adminPaths.testimonials },
];

/** admin-2: how many blogs, recipes and testimonials there are, each with a Manage link. */
export function ContentCounts({ counts }: { counts: Counts | null | undefined }): ReactNode {
  return (
    <section aria-labelledby="content-counts">
      <h2 className="label" id="content-counts">
        Content
      </h2>
      <ul className={styles.list}>
        {kinds.map(({ key, label, icon, to }) => (
          <li key={key} className={styles.row}>
            <AdminIcon name={icon} className={styles.icon} />
            <span>{label}</span>
            <b className={`figure ${styles.count}`}>
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
    </section>
  );
}
