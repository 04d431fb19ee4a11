import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { logout } from '#shared/session/logout.ts';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { ownMenu } from '../shell/header/own-menu.ts';
import { NavCount, NavLink, PaletteButton } from './admin-nav.tsx';
import nav from './admin-nav.module.css';
import styles from './admin-tabs.module.css';
import { useNavBadges } from './nav-badges.ts';
import { isCurrent, navSections, tabItems } from './nav-items.ts';

/** The breakpoint of admin-nav.module.css. */
const wideScreen = '(min-width: 1024px)';

/** The navigation of small screens: a tab bar, and a sheet with everything, which the header's menu button opens too. */
export function AdminTabs({ here }: { here: string }): ReactNode {
  const may = useMay();
  const badges = useNavBadges();
  const { key } = useLocation();
  /** The location at which the sheet was opened, so that a navigation closes it. */
  const [openedAt, setOpenedAt] = useState<string>();
  const items = tabItems(may);

  useEffect(() => {
    ownMenu.open = () => {
      if (window.matchMedia(wideScreen).matches) return false;
      setOpenedAt(key);
      return true;
    };
    return () => {
      ownMenu.open = undefined;
    };
  }, [key]);

  return (
    <>
      <nav className={styles.bar} aria-label="Admin, short">
        <ul>
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              <Link className={styles.tab} to={to} aria-current={isCurrent(to, here) ? 'page' : undefined}>
                <AdminIcon name={icon} />
                <span>{label}</span>
                <NavCount badge={badges[to]} className={styles.count!} />
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.tab}
              aria-haspopup="dialog"
              onClick={() => setOpenedAt(key)}
            >
              <Icon name="menu" />
              <span>More</span>
            </button>
          </li>
        </ul>
      </nav>
      {openedAt === key && <Sheet here={here} onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}

function Sheet({ here, onClose }: { here: string; onClose: () => void }): ReactNode {
  const may = useMay();
  const badges = useNavBadges();
  return (
    <Dialog open title="All of admin" onClose={onClose}>
      <nav className={styles.sheet} aria-label="Admin">
        <PaletteButton />
        {navSections(may).map(({ title, items }) => (
          <section key={title ?? items[0]?.to} aria-label={title}>
            {title && <h3>{title}</h3>}
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <NavLink item={item} here={here} badge={badges[item.to]} onClick={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.account}>
          <li>
            <Link className={nav.link} to={paths.home} onClick={onClose}>
              <Icon name="arrow" />
              View site
            </Link>
          </li>
          <li>
            <Link className={nav.link} to={paths.profile} onClick={onClose}>
              <Icon name="user" />
              Profile
            </Link>
          </li>
          <li>
            <button type="button" className={nav.link} onClick={logout}>
              <Icon name="logout" />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}
