import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; current: boolean }[];
}

/** Scrolls the current link into view on a phone. */
const scrollToCurrent = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function FilterLinks({ label, links }: FilterLinksProps): ReactNode {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, current }) => (
        <Link
          key={to}
          ref={current ? scrollToCurrent : undefined}
          className={styles.link}
          to={to}
          aria-current={current ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
