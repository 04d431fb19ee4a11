import type { PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import { COLUMNS, columnNames, show } from '@ironbloom/brand/plan-cells';
import { weekdayNames } from '@ironbloom/brand/plan-days';
import {
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { CellEditor } from './cell-editor.tsx';
import { dropRow } from './commands.ts';
import type { Library } from './exercises.ts';
import { atRight, GridRow } from './grid-row.tsx';
import { dayInWords, type Line, linesOfDay } from './lines.ts';
import { beforeOf } from './marks.ts';
import { setsOfDay } from './volume.ts';
import type { Grid } from './use-grid.ts';
import styles from './week-grid.module.css';

interface WeekGridProps {
  plan: TrainingPlan;
  at: number;
  published: TrainingPlan | null;
  grid: Grid;
  library: Library;
  onEditDay: (id: string) => void;
}

const lineAt = (target: EventTarget): number | undefined => {
  const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? undefined : Number(line);
};

/** A week as one grid: one tab stop, one selection, one clipboard. */
export function WeekGrid({ plan, at, published, grid, library, onEditDay }: WeekGridProps): ReactNode {
  const { week, lines, head, first, last, top, bottom, current, editing, focused } = grid;
  const box = useRef<HTMLDivElement>(null);
  const before = useMemo(() => beforeOf(plan, at, published), [plan, at, published]);
  const [dropAt, setDropAt] = useState<number>();
  const dragged = useRef<string>(undefined);

  const takeFocus = useEffectEvent((times: number) => {
    if (times === 0 || editing) return;
    const cell = box.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => takeFocus(focused), [focused]);

  function onMouseDown(event: MouseEvent): void {
    const line = lineAt(event.target);
    const cell = (event.target as Element).closest<HTMLElement>('td[data-column]');
    if (line === undefined || !cell || event.button !== 0) return;
    // The edited cell first says whether it understands its text.
    const { activeElement } = document;
    if (editing && activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
    event.preventDefault();
    const refused = box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (refused) return refused.focus();
    grid.select({ line, column: Number(cell.dataset['column']) }, event.shiftKey);
  }

  function onMouseMove(event: MouseEvent): void {
    if (event.buttons !== 1 || editing || dragged.current !== undefined) return;
    const line = lineAt(event.target);
    const cell = (event.target as Element).closest<HTMLElement>('td[data-column]');
    if (line === undefined || !cell) return;
    const column = Number(cell.dataset['column']);
    if (line !== head.line || column !== head.column) grid.select({ line, column }, true);
  }

  const drag = {
    onDragStart: (event: DragEvent) => {
      const row = lines[lineAt(event.target) ?? -1]?.row;
      if (!row) return;
      dragged.current = row.id;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.name);
    },
    onDragOver: (event: DragEvent) => {
      const line = lineAt(event.target);
      if (dragged.current === undefined || line === undefined) return;
      event.preventDefault();
      setDropAt(line);
    },
    onDrop: (event: DragEvent) => {
      const line = lines[lineAt(event.target) ?? -1];
      if (dragged.current === undefined || !line) return;
      event.preventDefault();
      grid.change(dropRow(week, dragged.current, line.day.id, line.row?.id));
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setDropAt(undefined);
    },
  };

  function editorOf(line: Line): ReactNode {
    const column = COLUMNS[head.column]!;
    return (
      <CellEditor
        key={`${head.line}-${head.column}`}
        column={column}
        label={[line.row?.name, columnNames[column]].filter(Boolean).join(', ')}
        text={editing?.over ?? (line.row ? show(column, line.row) : '')}
        stored={line.row ? show(column, line.row) : ''}
        isTypedOver={editing?.over !== undefined}
        exercises={library.list}
        onCommit={grid.commit}
        onCancel={grid.cancel}
      />
    );
  }

  const starts = startsOf(week);
  return (
    <div className={styles.box} ref={box}>
      {/* Its cells take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <table
        className={styles.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={`Week ${at + 1}, exercises`}
        aria-multiselectable
        aria-colcount={COLUMNS.length + 1}
        {...grid.events}
        {...drag}
        onMouseDown={onMouseDown}
        onMouseMove={onMouseMove}
        onMouseUp={(event) => {
          const line = lineAt(event.target);
          if (line !== undefined && (event.target as Element).closest('tr[data-line] > th'))
            grid.selectRow(line);
        }}
        onDoubleClick={(event) => {
          if ((event.target as Element).closest('td[data-column]')) grid.startEditing();
        }}
      >
        <colgroup>
          <col className={styles.letters} />
          {COLUMNS.map((column) => (
            <col key={column} data-name={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Order</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={atRight.has(column) ? styles.right : undefined}>
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        {week.days.map((day, place) => (
          <tbody key={day.id}>
            <DayHead week={week} place={place} library={library} grid={grid} onEdit={onEditDay} />
            {linesOfDay(day).map((line, below) => {
              const index = starts[place]! + below;
              const isSelected = index >= top && index <= bottom;
              const isHead = index === head.line;
              const old = line.row ? before(line.row) : undefined;
              return (
                <GridRow
                  key={line.row?.id ?? 'next'}
                  index={index}
                  row={line.row}
                  letter={line.letter}
                  turn={line.turn}
                  day={line.row ? '' : dayInWords(day, place)}
                  before={old?.row}
                  lastWeek={old?.last}
                  counted={old?.counted}
                  from={old?.from ?? ''}
                  first={isSelected ? first : -1}
                  last={isSelected ? last : -1}
                  head={isHead ? head.column : -1}
                  isDropTarget={dropAt === index}
                  editor={isHead && editing && current ? editorOf(line) : undefined}
                />
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The first line of each day. */
function startsOf({ days }: PlanWeek): number[] {
  const starts: number[] = [];
  let next = 0;
  for (const day of days) {
    starts.push(next);
    next += linesOfDay(day).length;
  }
  return starts;
}

interface DayHeadProps {
  week: PlanWeek;
  place: number;
  library: Library;
  grid: Grid;
  onEdit: (id: string) => void;
}

/** Its buttons are also in the menu "Day", for the keyboard. */
function DayHead({ week, place, library, grid, onEdit }: DayHeadProps): ReactNode {
  const day = week.days[place]!;
  const { weekday, name, minutes } = day;
  const sets = useMemo(() => setsOfDay(day, library), [day, library]);
  const words = [minutes === null ? '' : `${minutes} min`, sets].filter(Boolean).join('. ');
  return (
    <tr className={styles.day}>
      <th scope="rowgroup" colSpan={COLUMNS.length + 1} aria-label={dayInWords(day, place)}>
        <div>
          <b>{weekday === null ? `Day ${place + 1}` : weekdayNames[weekday]}</b>
          <span className={styles.name}>{name}</span>
          <span className={styles.volume}>{words}</span>
          <span className={styles.tools}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.tool}
              aria-label={`Copy ${dayInWords(day, place)}`}
              onClick={() => {
                const line = grid.lines.findIndex((one) => one.day === day);
                grid.select({ line, column: 0 });
                grid.commands.copyDayOf(day);
              }}
            >
              <AdminIcon name="copy" />
              Copy day
            </button>
            <button
              type="button"
              tabIndex={-1}
              className={styles.tool}
              aria-label={`Name and weekday of ${dayInWords(day, place)}`}
              onClick={() => onEdit(day.id)}
            >
              <AdminIcon name="dots" />
            </button>
          </span>
        </div>
      </th>
    </tr>
  );
}
