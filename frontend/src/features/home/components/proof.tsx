import type { ReactNode } from 'react';
import { business, type Claim } from '@ironbloom/brand';
import styles from './proof.module.css';

/** site-11: figures of the business; nothing without any. */
export function Proof({ claims }: { claims: readonly Claim[] }): ReactNode {
  if (claims.length === 0) return null;
  return (
    <section className={styles.proof} aria-label={`${business().name} in numbers`}>
      <div className="wrap">
        <dl className={styles.list}>
          {claims.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
