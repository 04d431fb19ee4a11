import type { ReactNode } from 'react';
import styles from './two-step.module.css';

interface FactorLineProps {
  name: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Under the name. */
  words: string;
  /** Its buttons. */
  children: ReactNode;
}

/** One way of taking the second step. */
export function FactorLine({ name, badge, words, children }: FactorLineProps): ReactNode {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {badge}
        </p>
        <p className="small muted num">{words}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
