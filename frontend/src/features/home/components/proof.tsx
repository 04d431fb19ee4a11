import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import styles from './proof.module.css';

/** site-11: coaches, clients, transformations, and the promise after paying. */
const figures = [
  { value: '50,000+', label: 'people coached' },
  { value: '10,000', label: 'transformations on record' },
  { value: '30+', label: 'coaches, each with a name' },
  { value: '48 hours', label: 'from payment to your plan' },
];

export function Proof(): ReactNode {
  return (
    <section className={styles.proof} aria-label={`${business().name} in numbers`}>
      <div className="wrap">
        <dl className={styles.list}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
