import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { browserStore } from '#shared/lib/browser-store.ts';
import { useMay } from '#shared/session/rights.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './admin-nav.module.css';
import { type NavBadge, useNavBadges } from './nav-badges.ts';
import { isCurrent, type NavItem, type NavSection, navSections } from './nav-items.ts';

/** Above this a count shows "99+". */
const maxShown = 99;

export function NavCount({
  badge,
  className,
}: {
  badge: NavBadge | undefined;
  className?: string;
}): ReactNode {
  if (!badge || badge.count === 0) return null;
  return (
    <span className={className ?? styles.count} data-late={badge.late || undefined}>
      <span>{badge.count > maxShown ? `${maxShown}+` : badge.count}</span>
      <span className="sr"> {badge.words}</span>
    </span>
  );
}

interface NavLinkProps {
  item: NavItem;
  here: string;
  badge: NavBadge | undefined;
  onClick?: () => void;
}

export function NavLink({ item: { to, label, icon }, here, badge, onClick }: NavLinkProps): ReactNode {
  return (
    <Link
      className={styles.link}
      to={to}
      aria-current={isCurrent(to, here) ? 'page' : undefined}
      title={label}
      {...(onClick && { onClick })}
    >
      <AdminIcon name={icon} />
      <span>{label}</span>
      <NavCount badge={badge} />
    </Link>
  );
}

interface AdminNavProps {
  /** The current path, or the next one while it loads. */
  here: string;
  /** Icons alone. */
  narrow: boolean;
  onFold: () => void;
}

/** The admin navigation of wide screens, by groups that fold. */
export function AdminNav({ here, narrow, onFold }: AdminNavProps): ReactNode {
  const may = useMay();
  const badges = useNavBadges();
  return (
    <nav className={styles.rail} aria-label="Admin" data-narrow={narrow || undefined}>
      <div className={styles.inner}>
        <PaletteButton shortcut />
        {navSections(may).map((section) =>
          section.title === undefined ? (
            section.items.map((item) => (
              <NavLink key={item.to} item={item} here={here} badge={badges[item.to]} />
            ))
          ) : (
            <Group
              key={section.title}
              section={section}
              title={section.title}
              here={here}
              badges={badges}
              narrow={narrow}
            />
          ),
        )}
        <FoldButton narrow={narrow} onFold={onFold} />
      </div>
    </nav>
  );
}

const folded = browserStore('browser', 'admin-nav:folded');
const readFolded = (): string[] => {
  const stored = folded.read();
  return Array.isArray(stored) ? stored.filter((title): title is string => typeof title === 'string') : [];
};

interface GroupProps {
  section: NavSection;
  title: string;
  here: string;
  badges: Readonly<Record<string, NavBadge>>;
  narrow: boolean;
}

/** Stays folded in this browser. */
function Group({ section: { items }, title, here, badges, narrow }: GroupProps): ReactNode {
  const [open, setOpen] = useState(() => !readFolded().includes(title));
  const waiting = items.reduce((sum, { to }) => sum + (badges[to]?.count ?? 0), 0);

  function toggle(): void {
    const others = readFolded().filter((other) => other !== title);
    folded.write(open ? [...others, title] : others);
    setOpen(!open);
  }

  return (
    <div className={styles.section}>
      <button type="button" className={styles.group} aria-expanded={open} onClick={toggle}>
        {title}
        {!open && waiting > 0 && <span>{waiting}</span>}
        <Icon name="chevron-down" />
      </button>
      {(open || narrow) && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.to}>
              <NavLink item={item} here={here} badge={badges[item.to]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const foldKey = '[';
const typingTargets = 'input, textarea, select, [contenteditable], dialog';

function FoldButton({ narrow, onFold }: { narrow: boolean; onFold: () => void }): ReactNode {
  const fold = useEffectEvent(onFold);
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): void {
      // A screen may have this key for itself.
      if (key !== foldKey || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(typingTargets)) return;
      fold();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <button
      type="button"
      className={styles.fold}
      aria-pressed={narrow}
      title={`Fold the menu (${foldKey})`}
      onClick={onFold}
    >
      <AdminIcon name="fold" />
      <span>Fold</span>
      <kbd aria-hidden="true">{foldKey}</kbd>
    </button>
  );
}

const loadPalette = () => import('./keyboard/command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** A modal dialog, but not a drawer. */
const modalDialog = 'dialog:modal:not([data-size=side])';

/** Opens the command palette. @param props.shortcut by ⌘K and Ctrl K too, unless an editor handles these keys */
export function PaletteButton({ shortcut = false }: { shortcut?: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!shortcut) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || document.querySelector(modalDialog)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    // Loaded ahead, so that what is typed after the shortcut is not lost. Without a line it is loaded when it opens.
    loadPalette().catch(() => undefined);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
  return (
    <>
      <button className={styles.palette} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>Go to</span>
        {shortcut && <kbd>Ctrl K</kbd>}
      </button>
      {open && (
        <LazyPart fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
