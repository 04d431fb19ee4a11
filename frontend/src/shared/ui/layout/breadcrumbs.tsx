import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The last item is the current page and has no `to`. */
  items: readonly { label: string; to?: string }[];
  /** Set it where a page has two. */
  label?: string;
}

export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
