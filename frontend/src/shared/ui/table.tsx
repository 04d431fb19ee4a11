import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean;
  /** On phones: the whole width of the card. */
  wide?: boolean;
  /** On phones: shown with its header before it. */
  labelled?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows this many grey rows instead. */
  loadingRows?: number;
}

/** Sticky head, scrolls by itself; under 768 px every row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey, loadingRows = 0 }: TableProps<Row>): ReactNode {
  const cellClass = (column: Column<Row>): string =>
    clsx(column.numeric && styles.numeric, column.wide && styles.wide);
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-busy={loadingRows > 0 || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr key={`loading-${index}`}>
              {columns.map((column) => (
                <td key={column.id} className={cellClass(column)}>
                  <Skeleton width="5rem" height="0.9rem" />
                </td>
              ))}
            </tr>
          ))}
          {loadingRows === 0 &&
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={cellClass(column)}
                    data-label={column.labelled ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
