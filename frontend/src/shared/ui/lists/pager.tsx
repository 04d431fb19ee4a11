import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../actions/button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** Paging of admin lists (admin-6): Prev, Next and 'Page x of y'. */
export function Pager({ page, pageCount, hrefFor }: PagerProps): ReactNode {
  function step(target: number, text: string): ReactNode {
    if (target < 1 || target > pageCount) {
      return (
        <Button size="sm" variant="quiet" disabled>
          {text}
        </Button>
      );
    }
    return (
      <ButtonLink size="sm" variant="quiet" to={hrefFor(target)}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className="small num" role="status">
        {`Page ${page} of ${pageCount}`}
      </p>
      <div className={styles.steps}>
        {step(page - 1, 'Prev')}
        {step(page + 1, 'Next')}
      </div>
    </nav>
  );
}
