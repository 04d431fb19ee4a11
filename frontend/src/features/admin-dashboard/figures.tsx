import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** Undefined: loading; null: failed. */
  value: string | null | undefined;
  /** Link to the list. */
  to?: string;
  /** Needs attention. */
  urgent?: boolean;
}

/** Shown for a number that failed to load. */
export function NotKnown(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">not known</span>
    </>
  );
}

/** Labelled figures in a row, linked to their lists. */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }): ReactNode {
  return (
    <section aria-label={title}>
      <dl className={styles.figures}>
        {figures.map(({ label, value, to, urgent }) => (
          <div key={label} className={styles.figure} data-urgent={urgent || undefined}>
            <dt className={styles.label}>
              {to === undefined ? (
                label
              ) : (
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              )}
            </dt>
            <dd className={styles.value}>
              {value === undefined ? <Skeleton width="4.5rem" height="1lh" /> : (value ?? <NotKnown />)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
