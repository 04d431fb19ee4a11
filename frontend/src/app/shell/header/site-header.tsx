import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@ironbloom/brand';
import { paths } from '../../../shared/config/paths.ts';
import { untilHere } from '../../../shared/lib/until-here.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Logo } from './logo.tsx';
import { barItems, contactItem, isActive, type NavItem } from './nav-items.ts';
import { ResourcesMenu } from './resources-menu.tsx';
import styles from './site-header.module.css';
import { useOnDemand } from './use-on-demand.ts';

/** Only signed-in visitors need it, and the server renders none. */
const ProfileMenu = lazy(async () => ({
  default: (await untilHere(() => import('./profile-menu.tsx'))).ProfileMenu,
}));

const loadSheet = async () => (await import('./mobile-sheet.tsx')).MobileSheet;
const sheetFailure = 'The menu could not be loaded. Check your connection and try again.';

/** Scroll, in px, after which the bar over a hero turns solid. */
const stuckAfter = 40;

function useStuck(): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const update = (): void => setStuck(window.scrollY > stuckAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return stuck;
}

function BarLink({ item, pathname }: { item: NavItem; pathname: string }): ReactNode {
  return (
    <Link
      className={styles.link}
      to={item.to}
      aria-current={isActive(item.to, pathname) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}

/** The fixed bar on every page (site-6, navigation bar). */
export function SiteHeader({ overHero }: { overHero: boolean }): ReactNode {
  const { pathname } = useLocation();
  const session = useSession();
  const stuck = useStuck();
  const { value: MobileSheet, ...sheet } = useOnDemand(loadSheet, sheetFailure);
  const [sheetOpen, setSheetOpen] = useState(false);

  async function openSheet(): Promise<void> {
    setSheetOpen(await sheet.fetch());
  }

  return (
    <header className={clsx(styles.bar, overHero && styles.over, stuck && styles.stuck)} data-surface="ink">
      <div className={`wrap ${styles.inner}`}>
        <Link
          className={styles.logo}
          to={paths.home}
          aria-label={`${brand.name} home`}
          aria-current={isActive(paths.home, pathname) ? 'page' : undefined}
        >
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Main">
          {barItems.map((item) => (
            <BarLink key={item.to} item={item} pathname={pathname} />
          ))}
          <ResourcesMenu />
          <BarLink item={contactItem} pathname={pathname} />
          {session.isAdmin && <BarLink item={{ to: paths.admin, label: 'Dashboard' }} pathname={pathname} />}
          {session.signedIn ? (
            <Suspense fallback={<span className={styles.avatar} />}>
              <ProfileMenu session={session} />
            </Suspense>
          ) : (
            <ButtonLink size="sm" className={styles.signUp} to={paths.signup}>
              Sign Up
            </ButtonLink>
          )}
        </nav>
        <button
          className={styles.burger}
          type="button"
          aria-haspopup="dialog"
          aria-label="Open menu"
          onPointerEnter={sheet.prepare}
          onFocus={sheet.prepare}
          onClick={() => void openSheet()}
        >
          <Icon name="menu" />
        </button>
      </div>
      {MobileSheet && <MobileSheet open={sheetOpen} onClose={() => setSheetOpen(false)} session={session} />}
    </header>
  );
}
