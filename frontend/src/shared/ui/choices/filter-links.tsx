import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
}

/** A list seen from a few sides; which one stands in the address. */
export function FilterLinks({ label, links }: FilterLinksProps): ReactNode {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, current }) => (
        <Link key={to} className={styles.link} to={to} aria-current={current ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
