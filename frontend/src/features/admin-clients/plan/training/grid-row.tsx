import type { PlanRow } from '@ironbloom/brand/plan';
import { COLUMNS, show } from '@ironbloom/brand/plan-cells';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import styles from './week-grid.module.css';
import type { Line } from './lines.ts';
import { type Before, marksOf } from './marks.ts';

interface GridRowProps {
  /** Of the week's lines. */
  index: number;
  row: PlanRow | undefined;
  letter: string;
  turn: Line['turn'];
  /** For the line of the next exercise. */
  day: string;
  before: Before['row'];
  lastWeek: Before['last'];
  counted: Before['counted'];
  from: string;
  /** The selected columns; -1 without. */
  first: number;
  last: number;
  /** The column with the focus; -1 without. */
  head: number;
  isDropTarget: boolean;
  /** In place of the focused cell. */
  editor: ReactNode;
}

/** Columns whose texts stand at the right. */
export const atRight: ReadonlySet<string> = new Set(['sets', 'amount', 'load', 'effort', 'rest']);

/** Drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { index, row, letter, turn, day, first, last, head, isDropTarget, editor } = props;
  const { before, lastWeek, counted, from } = props;
  if (!row) {
    return (
      <tr className={styles.next} data-line={index} data-drop={isDropTarget || undefined}>
        <th scope="row" className={styles.letter}>
          <span className="sr">{day}</span>
        </th>
        {editor !== undefined && head === 0 ? (
          <td className={styles.editing}>{editor}</td>
        ) : (
          <td
            data-column="0"
            tabIndex={head === 0 ? 0 : -1}
            aria-selected={first === 0}
            className={clsx(styles.cell, first === 0 && styles.selected, head === 0 && styles.head)}
          >
            <AdminIcon name="plus" /> Exercise
          </td>
        )}
        <td colSpan={COLUMNS.length - 1} aria-label="Nothing yet" />
      </tr>
    );
  }
  const marks = marksOf(row, { row: before, last: lastWeek, counted, from });
  return (
    <tr data-line={index} data-turn={turn} data-drop={isDropTarget || undefined}>
      <th
        scope="row"
        className={styles.letter}
        draggable
        title="Drag, or Alt and an arrow"
        data-on={head >= 0 || undefined}
      >
        <AdminIcon name="grip" />
        <span>{letter}</span>
      </th>
      {COLUMNS.map((column, at) => {
        if (at === head && editor !== undefined)
          return (
            <td key={column} className={clsx(styles.editing, atRight.has(column) && styles.right)}>
              {editor}
            </td>
          );
        const mark = marks[column];
        const isSelected = at >= first && at <= last;
        const text = show(column, row);
        return (
          <td
            key={column}
            data-column={at}
            data-name={column}
            data-mark={mark?.by}
            tabIndex={at === head ? 0 : -1}
            aria-selected={isSelected}
            title={mark?.was ?? (column === 'note' && text !== '' ? text : undefined)}
            className={clsx(
              styles.cell,
              atRight.has(column) && styles.right,
              isSelected && styles.selected,
              at === head && styles.head,
            )}
          >
            {text}
            {mark && <span className="sr">{`, changed. ${mark.was}`}</span>}
          </td>
        );
      })}
    </tr>
  );
});
