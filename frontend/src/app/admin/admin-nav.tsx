import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOverview } from '#features/admin-dashboard/api.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import styles from './admin-nav.module.css';
import { isCurrent, navItems } from './nav-items.ts';
import { PaletteButton } from './keyboard/palette-button.tsx';

/** More unread messages than this are not counted out. */
const most = 99;

/** The admin's rail: a column beside the work, a row above it on small screens. @param here the path that is open, or about to be */
export function AdminNav({ here }: { here: string }): ReactNode {
  const may = useMay();
  const items = navItems.filter(({ right }) => may(right));
  const unread = useOverview().data?.value.messages.unread ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ to }) => isCurrent(to, here))?.to;

  useEffect(() => {
    // In the row, the place where one is may lie outside the screen.
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[href="${current}"]`);
    if (row && link) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 });
  }, [current]);

  return (
    <nav className={styles.rail} aria-label="Admin">
      <div className={styles.inner}>
        <PaletteButton />
        <ul ref={list} className={styles.list}>
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              <Link className={styles.link} to={to} aria-current={to === current ? 'page' : undefined}>
                <AdminIcon name={icon} />
                {label}
                {to === adminPaths.messages && (
                  <span className={styles.count}>
                    {unread > 0 && (
                      <Badge tone="tint">
                        <span>{unread > most ? `${most}+` : unread}</span>
                        <span className="sr"> unread</span>
                      </Badge>
                    )}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
