import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import styles from './purchases.module.css';

/** Of the programs, until they are there. */
export function PurchasesSkeleton(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="programs">
      <h2 className="d4" id="programs">
        My programs
      </h2>
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="11rem" />
      </div>
    </section>
  );
}
