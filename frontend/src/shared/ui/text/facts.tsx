import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What something is called, and what it is; null shows as None. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** `--label`: how wide the labels are. */
  className?: string | undefined;
}

/** What is known of something, line by line. */
export function Facts({ facts, className }: FactsProps): ReactNode {
  return (
    <dl className={clsx(styles.facts, className)}>
      {facts.map(([label, value], index) => (
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd>{value ?? <span className="quiet">None</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
