import { clsx } from 'clsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  numeric?: boolean;
  /** A day and time, on one line and quieter than the rest. */
  date?: boolean;
  /** On phones: the whole width of the card. */
  wide?: boolean;
  /** On phones: shown with its header before it. */
  labelled?: boolean;
  className?: string | undefined;
}

export interface TableProps<Row> {
  caption: string;
  /** More columns than a desktop has room for: smaller type, tighter cells. */
  dense?: boolean | undefined;
  /** A press anywhere on a row follows its first link. */
  pressable?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The key of the row that is open over the list. */
  openKey?: string | undefined;
  /** Shows this many grey rows instead. */
  loadingRows?: number;
  /** How tall a row mostly is, in rem, so that nothing moves when it comes. */
  rowHeight?: RowHeight | undefined;
}

export interface RowHeight {
  /** In a table. */
  row: number;
  /** As a card, on phones. */
  card: number;
}

/** What opens a row: as tall as a button, without making the row taller. */
export function RowLink(props: LinkProps): ReactNode {
  return <Link {...props} className={styles.open} />;
}

/** Unless something else was pressed, or text is being selected to be copied. */
function followLink({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const other = target instanceof Element && target.closest('a, button, input, label');
  if (!other && window.getSelection()?.isCollapsed !== false) currentTarget.querySelector('a')?.click();
}

/**
 * Its head stays in sight: below the page's bar where the whole table fits the screen's width, at the
 * top of its own scrolling box where not. Under 768 px every row becomes a card.
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
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={clsx(styles.table, dense && styles.dense)} aria-busy={loadingRows > 0 || undefined}>
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
              // By the keyboard it is the link itself that is pressed.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <tr
                key={rowKey(row)}
                data-open={rowKey(row) === openKey || undefined}
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
