import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/india/count.ts';
import type { DroppedRow } from '../contacts/contact.ts';
import styles from '../contacts/contacts.module.css';
import { droppedCsv } from './dropped-csv.ts';

/** How many rows of a file were left out and why, to take away. */
export function DroppedRows({ rows }: { rows: readonly DroppedRow[] }): ReactNode {
  if (rows.length === 0) return null;
  const reasons = Map.groupBy(rows, ({ reason }) => reason);
  return (
    <p className={styles.dropped} role="status">
      {formatCount(rows.length)} {rows.length === 1 ? 'row' : 'rows'} left out:{' '}
      {[...reasons]
        .map(([reason, some]) => `${reason.toLowerCase()} (${formatCount(some.length)})`)
        .join(', ')}
      .{' '}
      <a
        className="link"
        download="rows-left-out.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(droppedCsv(rows))}`}
      >
        Download them
      </a>
    </p>
  );
}
