import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import type { Session } from '#shared/session/session-state.ts';
import { logout } from '#shared/session/logout.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Logo } from './logo.tsx';
import { isActive, sheetItems } from './nav-items.ts';
import styles from './mobile-sheet.module.css';
import header from './site-header.module.css';

export interface MobileSheetProps {
  open: boolean;
  onClose: () => void;
  session: Session;
}

/** The breakpoint of site-header.module.css. */
const wideScreen = '(min-width: 1024px)';

/** The menu on small screens and in the admin area (admin-31): a native modal dialog. */
export function MobileSheet({ open, onClose, session }: MobileSheetProps): ReactNode {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  useEffect(() => {
    const wide = window.matchMedia(wideScreen);
    const onChange = (): void => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  const items = [
    ...sheetItems(useMedia(wideScreen)),
    ...(session.signedIn
      ? [
          { to: paths.my, label: 'My coaching' },
          { to: myPaths.me, label: 'Dates and payments' },
          { to: paths.profile, label: 'Profile' },
        ]
      : []),
    ...(session.isAdmin ? [{ to: paths.admin, label: 'Dashboard' }] : []),
  ];

  return (
    <dialog ref={dialog} className={styles.sheet} data-surface="ink" aria-label="Menu" onClose={onClose}>
      <div className={`wrap ${styles.head}`}>
        <Link className={header.logo} to={paths.home} aria-label={`${business().name} home`} onClick={close}>
          <Logo />
        </Link>
        <button className={header.burger} type="button" aria-label="Close menu" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.links} aria-label="All pages">
        {items.map((item) => (
          <Link
            key={item.to}
            className={styles.link}
            to={item.to}
            aria-current={isActive(item.to, pathname) ? 'page' : undefined}
            onClick={close}
          >
            {item.label}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        {session.signedIn ? (
          <Button size="lg" block iconBefore="logout" onClick={logout}>
            Logout
          </Button>
        ) : (
          <ButtonLink variant="primary" size="lg" block to={paths.signup} onClick={close}>
            Sign Up
          </ButtonLink>
        )}
      </div>
    </dialog>
  );
}
