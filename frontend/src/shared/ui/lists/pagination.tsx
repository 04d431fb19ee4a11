import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label: string;
}

/** First, last, and the neighbours of the current page; 0 is a gap. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const unique = [...new Set(shown)].toSorted((a, b) => a - b);
  return unique.flatMap((n, index) => {
    const before = unique[index - 1];
    return before !== undefined && n - before > 1 ? [0, n] : [n];
  });
}

export function Pagination({ page, pageCount, hrefFor, label }: PaginationProps): ReactNode {
  function step(target: number, text: string): ReactNode {
    if (target < 1 || target > pageCount) {
      return (
        <button className={styles.step} type="button" disabled>
          {text}
        </button>
      );
    }
    return (
      <Link
        className={styles.step}
        to={hrefFor(target)}
        aria-current={text === String(page) ? 'page' : undefined}
      >
        {text}
      </Link>
    );
  }

  return (
    <nav className={styles.pages} aria-label={label}>
      {step(page - 1, 'Prev')}
      {pageNumbers(page, pageCount).map((n, index) =>
        n === 0 ? (
          <span key={`gap-${index}`} className={clsx(styles.step, styles.gap)} aria-hidden="true">
            …
          </span>
        ) : (
          <span key={n}>{step(n, String(n))}</span>
        ),
      )}
      {step(page + 1, 'Next')}
    </nav>
  );
}
