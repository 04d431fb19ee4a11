import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
}

/** On a phone a long row scrolls: the one that is open is in sight. */
const intoSight = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A list seen from a few sides; which one stands in the address. */
export function FilterLinks({ label, links }: FilterLinksProps): ReactNode {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, current }) => (
        <Link
          key={to}
          ref={current ? intoSight : undefined}
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
