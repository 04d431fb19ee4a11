import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Where a page's link leads, when the page stands in the address. */
  hrefFor?: (page: number) => string;
  /** Called instead when it does not. */
  onPage?: (page: number) => void;
  label?: string;
}

/** First, last, and the neighbours of the current page; 0 stands for a gap. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const unique = [...new Set(shown)].toSorted((a, b) => a - b);
  return unique.flatMap((n, index) => {
    const before = unique[index - 1];
    return before !== undefined && n - before > 1 ? [0, n] : [n];
  });
}

export function Pagination(props: PaginationProps): ReactNode {
  const { page, pageCount, hrefFor, onPage, label = 'Pages' } = props;

  function step(target: number, text: string): ReactNode {
    const disabled = target < 1 || target > pageCount;
    const current = text === String(page) ? 'page' : undefined;
    if (hrefFor && !disabled) {
      return (
        <Link className={styles.step} to={hrefFor(target)} aria-current={current}>
          {text}
        </Link>
      );
    }
    return (
      <button
        className={styles.step}
        type="button"
        disabled={disabled}
        aria-current={current}
        onClick={() => onPage?.(target)}
      >
        {text}
      </button>
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
