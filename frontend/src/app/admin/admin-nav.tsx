import { useEffect, useRef, type ReactNode, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOverview } from '#features/admin-dashboard/api.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { isCurrent, navItems } from './nav-items.ts';
import styles from './admin-nav.module.css';

/** Above this the unread count shows "99+". */
const maxShown = 99;

/** The admin navigation: a column, or a row on small screens. @param here the current path, or the next one while it loads */
export function AdminNav({ here }: { here: string }): ReactNode {
  const may = useMay();
  const items = navItems.filter(({ right }) => may(right));
  const unread = useOverview().data?.value.messages.unread ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ to }) => isCurrent(to, here))?.to;

  useEffect(() => {
    // Scrolls the row to the current link.
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
                        <span>{unread > maxShown ? `${maxShown}+` : unread}</span>
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

const CommandPalette = lazy(async () => ({
  default: (await import('./keyboard/command-palette.tsx')).CommandPalette,
}));

/** A modal dialog, but not a drawer. */
const modalDialog = 'dialog:modal:not([data-size=side])';

/** Opens the command palette by click, ⌘K or Ctrl K, unless an editor handles these keys. */
function PaletteButton(): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || document.querySelector(modalDialog)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button className={styles.button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={styles.word}>Go to</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {open && (
        <LazyPart fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
