import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of something, line by line. A class may set `--label`, how wide the labels are. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>): ReactNode {
  return <dl {...rest} className={clsx(styles.facts, className)} />;
}

/** What something is called, and what it is; nothing shows as None. */
export function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <span className="quiet">None</span>}</dd>
    </div>
  );
}
