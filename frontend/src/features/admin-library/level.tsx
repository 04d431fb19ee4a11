import { LEVELS } from '@ironbloom/brand/library';
import type { ReactNode } from 'react';
import { levelWords } from './words.ts';
import styles from './level.module.css';

/** Three bars. */
export function Level({ level }: { level: (typeof LEVELS)[number] | null }): ReactNode {
  if (level === null) return <span className="quiet">Any</span>;
  const at = LEVELS.indexOf(level);
  return (
    <span className={styles.level} role="img" aria-label={levelWords[level]} title={levelWords[level]}>
      {LEVELS.map((one, index) => (
        <i key={one} data-on={index <= at || undefined} />
      ))}
    </span>
  );
}
