import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

/** A description list. A class may set `--label`, the width of the labels. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>): ReactNode {
  return <dl {...rest} className={clsx(styles.facts, className)} />;
}

/** A term and its value; no value shows as None. */
export function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <span className="quiet">None</span>}</dd>
    </div>
  );
}
