import { clsx } from 'clsx';
import { lazy, type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Logo } from './logo.tsx';
import { barItems, contactItem, isActive, type NavItem, resourceItems } from './nav-items.ts';
import { ownMenu } from './own-menu.ts';
import styles from './site-header.module.css';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';

const loadSheet = async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet });
const MobileSheet = lazy(loadSheet);
/** For signed-in visitors only. */
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

/** Preloads the menu on hover or focus; a failure shows when the menu opens. */
function prepareSheet(): void {
  loadSheet().catch(() => undefined);
}

/** px of scrolling after which the header over a hero turns solid. */
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

/** Until the menu's code has loaded. */
const profileLink = (
  <Link className={styles.avatar} to={paths.profile} aria-label="Your profile">
    <Icon name="user" />
  </Link>
);

interface SiteHeaderProps {
  overHero: boolean;
  /** For pages with their own navigation: the site's links are in the menu only, on wide screens too. */
  quiet: boolean;
}

/** The fixed header of every page (site-6). */
export function SiteHeader({ overHero, quiet }: SiteHeaderProps): ReactNode {
  const { key, pathname } = useLocation();
  const session = useSession();
  const stuck = useStuck();
  // The location key at which the menu was opened, so that a navigation closes it. Undefined until it is first opened.
  const [sheetAt, setSheetAt] = useState<string | null>();

  return (
    <header
      className={clsx(styles.bar, overHero && styles.over, stuck && styles.stuck, quiet && styles.quiet)}
      data-surface="ink"
    >
      <div className={`wrap ${styles.inner}`}>
        <Link
          className={styles.logo}
          to={paths.home}
          aria-label={`${business().name} home`}
          aria-current={isActive(paths.home, pathname) ? 'page' : undefined}
        >
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Main">
          {quiet ? (
            <BarLink item={{ to: paths.home, label: 'View site' }} pathname={pathname} />
          ) : (
            <>
              {barItems.map((item) => (
                <BarLink key={item.to} item={item} pathname={pathname} />
              ))}
              <ResourcesMenu />
              <BarLink item={contactItem} pathname={pathname} />
              {session.isAdmin && (
                <BarLink item={{ to: paths.admin, label: 'Dashboard' }} pathname={pathname} />
              )}
            </>
          )}
          {session.signedIn ? (
            <LazyPart fallback={profileLink} missing={profileLink}>
              <ProfileMenu session={session} />
            </LazyPart>
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
          onPointerEnter={prepareSheet}
          onFocus={prepareSheet}
          onClick={() => {
            if (!ownMenu.open?.()) setSheetAt(key);
          }}
        >
          <Icon name="menu" />
        </button>
      </div>
      {sheetAt !== undefined && (
        <LazyPart fallback={null}>
          <MobileSheet open={sheetAt === key} onClose={() => setSheetAt(null)} session={session} />
        </LazyPart>
      )}
    </header>
  );
}

function ResourcesMenu(): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();
  const { pathname } = useLocation();
  const listId = useId();
  const current = resourceItems.some((item) => isActive(item.to, pathname));
  return (
    <div className={menu.place} {...area}>
      <button
        ref={button}
        className={styles.link}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        data-current={current || undefined}
        onClick={toggle}
      >
        Resources <Icon name="chevron-down" />
      </button>
      <ul className={menu.list} id={listId} hidden={!open}>
        {resourceItems.map((item) => (
          <li key={item.to}>
            <Link
              className={menu.item}
              to={item.to}
              aria-current={isActive(item.to, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
