import { clsx } from 'clsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  /** Title of the header cell. */
  hint?: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean;
  /** Day and time on one line, in a quieter colour. */
  date?: boolean;
  /** On phones: takes the card's full width. */
  wide?: boolean;
  /** On phones: shows the header before the value. */
  labelled?: boolean;
  className?: string | undefined;
}

export interface TableProps<Row> {
  caption: string;
  /** Smaller type and tighter cells, for many columns. */
  dense?: boolean | undefined;
  /** A click on a row follows its first link. */
  pressable?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The key of the row whose details are open. */
  openKey?: string | undefined;
  /** Shows this many skeleton rows instead. */
  loadingRows?: number;
  /** Usual row height in rem: skeleton rows take it, so that nothing moves when the rows load. */
  rowHeight?: RowHeight | undefined;
}

export interface RowHeight {
  row: number;
  /** As a card on phones. */
  card: number;
}

/** The link that opens a row: with a button's target height, without making the row taller. */
export function RowLink(props: LinkProps): ReactNode {
  return <Link {...props} className={styles.open} />;
}

/** Ignores clicks on other controls and text selection. */
export function followLink({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const other = target instanceof Element && target.closest('a, button, input, label');
  if (!other && window.getSelection()?.isCollapsed !== false) currentTarget.querySelector('a')?.click();
}

/**
 * The header row is sticky: below the page's bar where the whole table fits the screen's width, otherwise at the top of its
 * scrolling box. Below 768 px every row is a card.
 */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, openKey, dense, pressable, loadingRows = 0, rowHeight } = props;
  const cellClass = (column: Column<Row>): string =>
    clsx(
      column.numeric && styles.numeric,
      column.date && styles.date,
      column.wide && styles.wide,
      column.className,
    );
  return (
    // A scrolling box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={clsx(styles.table, dense && styles.dense)} aria-busy={loadingRows > 0 || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)} title={column.hint}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr
              key={`loading-${index}`}
              className={styles.loading}
              style={
                {
                  '--row': `${rowHeight?.row ?? 3}rem`,
                  '--card': `${rowHeight?.card ?? 6}rem`,
                } as CSSProperties
              }
            >
              {columns.map((column) => (
                <td key={column.id} className={cellClass(column)}>
                  <Skeleton width="5rem" height="0.9rem" />
                </td>
              ))}
            </tr>
          ))}
          {loadingRows === 0 &&
            rows.map((row) => (
              // Keyboard users press the link.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <tr
                key={rowKey(row)}
                data-open={rowKey(row) === openKey || undefined}
                aria-current={rowKey(row) === openKey || undefined}
                data-pressable={pressable}
                onClick={pressable ? followLink : undefined}
              >
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
