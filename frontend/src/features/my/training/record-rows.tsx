import type { ReactNode } from 'react';
import styles from './record-rows.module.css';

interface RecordRow {
  key: string;
  name: string;
  set: string;
  /** Below the name. */
  more: string;
  /** Below the set: the record before; empty if there is none. */
  before: string;
}

/** Records: each lift with its best set, and what was before. */
export const RecordRows = ({ rows }: { rows: readonly RecordRow[] }): ReactNode => (
  <ul className={styles.rows}>
    {rows.map(({ key, name, set, more, before }) => (
      <li key={key}>
        <b>{name}</b>
        <span className={`${styles.set} num`}>{set}</span>
        <small className="num">{more}</small>
        <small className="num">{before}</small>
      </li>
    ))}
  </ul>
);
