import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** Undefined while it is on its way, null when it did not come. */
  value: string | null | undefined;
  /** The list behind it. */
  to?: string;
  /** Somebody should look. */
  urgent?: boolean;
}

/** In place of a number that could not be fetched. */
export function NotKnown(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">not known</span>
    </>
  );
}

/** Numbers side by side, each with its name; those with a list behind them lead there. */
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
