import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
}

/** A list seen from a few sides; which one stands in the address. */
export function FilterLinks({ label, links }: FilterLinksProps): ReactNode {
  const row = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.to;
  // On a phone a long row scrolls: the one that is open is in sight.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <nav ref={row} className={styles.links} aria-label={label}>
      {links.map(({ to, label: text, current }) => (
        <Link key={to} className={styles.link} to={to} aria-current={current ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
