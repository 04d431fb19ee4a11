import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOverview } from '../../features/admin-dashboard/api.ts';
import { adminPaths } from '../../shared/config/admin-paths.ts';
import { AdminIcon, type AdminIconName } from '../../shared/ui/media/admin-icon.tsx';
import { Badge } from '../../shared/ui/text/badge.tsx';
import { Icon, type IconName } from '../../shared/ui/media/icon.tsx';
import styles from './admin-nav.module.css';

interface Item {
  to: string;
  label: string;
  icon: ReactNode;
}

const drawn = (name: AdminIconName): ReactNode => <AdminIcon name={name} />;
const shared = (name: IconName): ReactNode => <Icon name={name} />;

const items: readonly Item[] = [
  { to: adminPaths.dashboard, label: 'Dashboard', icon: shared('dashboard') },
  { to: adminPaths.blogs, label: 'Blogs', icon: drawn('article') },
  { to: adminPaths.recipes, label: 'Recipes', icon: drawn('bowl') },
  { to: adminPaths.testimonials, label: 'Testimonials', icon: drawn('quote') },
  { to: adminPaths.recentLogins, label: 'Recent logins', icon: drawn('list') },
  { to: adminPaths.payments, label: 'Payments', icon: shared('card') },
  { to: adminPaths.messages, label: 'Messages', icon: drawn('inbox') },
  { to: adminPaths.broadcasts, label: 'Broadcasts', icon: shared('chat') },
  { to: adminPaths.mails, label: 'Mails', icon: shared('mail') },
];

/** The dashboard's address begins every other one, so it counts only when it is the whole. */
function isCurrent(to: string, pathname: string): boolean {
  const here = pathname.toLowerCase().replace(/\/+$/, '');
  return here === to || (to !== adminPaths.dashboard && here.startsWith(`${to}/`));
}

/** The admin's rail: a column beside the work, a row above it on small screens. */
export function AdminNav(): ReactNode {
  const { pathname } = useLocation();
  const unread = useOverview().data?.value.messages.unread ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ to }) => isCurrent(to, pathname))?.to;

  useEffect(() => {
    // In the row, the place where one is may lie outside the screen.
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[href="${current}"]`);
    if (row && link) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 });
  }, [current]);

  return (
    <nav className={styles.rail} aria-label="Admin">
      <ul ref={list} className={styles.list}>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={to === current ? 'page' : undefined}>
              {icon}
              {label}
              {to === adminPaths.messages && unread > 0 && (
                <Badge tone="tint" className={styles.count}>
                  {unread}
                  <span className="sr"> unread</span>
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
