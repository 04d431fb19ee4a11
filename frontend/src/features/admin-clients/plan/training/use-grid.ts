import { PLAN_LIMITS, type PlanRow, type PlanWeek, type TrainingPlan } from '@ironbloom/brand/plan';
import { type Column, COLUMNS, parse, parseInto, show } from '@ironbloom/brand/plan-cells';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemOf, type Onward } from './cell-editor.tsx';
import {
  addDay,
  type Cells,
  copyOfDay,
  copyOfWeek,
  duplicateWeek,
  fillDown,
  fillRight,
  groupRows,
  insertRows,
  insertWeek,
  mapWeek,
  moveRows,
  removeRows,
  setCells,
} from './commands.ts';
import type { Exercise, Library } from './exercises.ts';
import { copiesOf, emptyRow, full, type Line, linesOf, type Placed, placedRows, single } from './lines.ts';
import { named, pasteTable, quickCells, tableOfDay, tableOfWeek, type Unread } from './paste.ts';
import { htmlOf, readTable, type TextTable, tsvOf } from '#shared/lib/text-table.ts';

export interface At {
  line: number;
  column: number;
}

interface Selection {
  /** The corner where the selection began. */
  anchor: At;
  /** The cell with the focus. */
  head: At;
}

/** Copied here: pasted again with its ids and blocks, as long as the clipboard has its text. */
type Held = { text: string } & ({ day: Line['day'] } | { week: PlanWeek } | { rows: readonly Placed[] });
let held: Held | undefined;

const origin: At = { line: 0, column: 0 };
const lastColumn = COLUMNS.length - 1;
const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

export interface GridOptions {
  plan: TrainingPlan;
  /** Each call is one step of undo. */
  onChange: (next: TrainingPlan) => void;
  undo: () => void;
  redo: () => void;
  library: Library;
  /** Of the plan. */
  week: number;
  goTo: (week: number) => void;
  onUnread: (unread: readonly Unread[]) => void;
  onKeys: () => void;
  /** Said to screen readers, and shown. */
  say: (words: string) => void;
}

/** Selection, keys and clipboard of the week that is shown. */
export function useGrid(options: GridOptions) {
  const { plan, onChange, undo, redo, library, week: at, goTo, onUnread, onKeys, say } = options;
  const week = plan.weeks[at]!;
  const lines = linesOf(week);
  const [selection, setSelection] = useState<Selection>({ anchor: origin, head: origin });
  /** Undefined: no cell is edited. `over`: the text begins with a typed key. */
  const [edited, setEdited] = useState<{ week: string; over?: string }>();
  const editing = edited?.week === week.id ? edited : undefined;
  /** Counts what moves the focus into the grid. */
  const [focused, setFocused] = useState(0);

  const setEditing = (next: { over?: string } | undefined): void =>
    setEdited(next && { ...next, week: week.id });

  const clamp = ({ line, column }: At): At => {
    const place = within(line, lines.length - 1);
    return { line: place, column: lines[place]?.row ? within(column, lastColumn) : 0 };
  };
  const head = clamp(selection.head);
  const anchor = clamp(selection.anchor);
  const current: Line | undefined = lines[head.line];
  const top = Math.min(anchor.line, head.line);
  const bottom = Math.max(anchor.line, head.line);
  const first = Math.min(anchor.column, head.column);
  const last = Math.max(anchor.column, head.column);
  const selectedRows = lines.slice(top, bottom + 1).flatMap(({ row }) => (row ? [row] : []));
  const selectedIds = new Set(selectedRows.map(({ id }) => id));
  const columns = COLUMNS.slice(first, last + 1);

  function select(to: At, extend = false): void {
    setSelection({ anchor: extend ? anchor : to, head: to });
    setFocused((count) => count + 1);
  }
  /** All cells of the selected rows. */
  function selectRows(from = { line: anchor.line, to: head.line }): void {
    setSelection({ anchor: { line: from.line, column: 0 }, head: { line: from.to, column: lastColumn } });
    setFocused((count) => count + 1);
  }
  const change = (next: PlanWeek): void => onChange(mapWeek(plan, at, () => next));

  /** Runs a command, then brings the focus back to the grid. */
  function act(command: () => void): void {
    command();
    setEditing(undefined);
    setFocused((count) => count + 1);
  }

  function move(onward: Onward, from = head): void {
    const steps: Record<Onward, At> = {
      down: { line: from.line + 1, column: selection.head.column },
      up: { line: from.line - 1, column: selection.head.column },
      left: { line: from.line, column: from.column - 1 },
      right: { line: from.line, column: from.column + 1 },
      stay: from,
    };
    const { line, column } = steps[onward];
    select({ line: within(line, lines.length), column: within(column, lastColumn) });
  }

  /** After a change of rows, the same rows stay selected. */
  function follow(next: PlanWeek): void {
    change(next);
    const moved = linesOf(next);
    const places = moved.flatMap(({ row }, place) => (row && selectedIds.has(row.id) ? [place] : []));
    if (places.length === 0) return;
    setSelection({
      anchor: { line: places[0]!, column: anchor.column },
      head: { line: places.at(-1)!, column: head.column },
    });
  }

  const commands = {
    edit: () => setEditing({}),
    newRow: () => {
      if (!current) return;
      const placed = placedRows(current.day);
      const found = placed.findIndex(({ row }) => row.id === current.row?.id);
      const place = found < 0 ? placed.length : found + 1;
      if (placed.length >= PLAN_LIMITS.rows) return say(full.day);
      change(insertRows(week, current.day.id, place, [single(emptyRow())]));
      const start = lines.findIndex(({ day }) => day === current.day);
      select({ line: start + place, column: 0 });
      setEditing({});
    },
    removeRows: () => change(removeRows(week, selectedIds)),
    clear: () => {
      const cleared: Cells = Object.assign({}, ...columns.map((column) => cleanCell(column))) as Cells;
      change(setCells(week, new Map(selectedRows.map(({ id }) => [id, cleared]))));
    },
    moveUp: () => follow(moveRows(week, selectedIds, -1)),
    moveDown: () => follow(moveRows(week, selectedIds, 1)),
    superset: () => follow(groupRows(week, selectedIds, 'superset')),
    circuit: () => follow(groupRows(week, selectedIds, 'circuit')),
    warmUp: () => follow(groupRows(week, selectedIds, 'warm-up')),
    fillDown: () => change(fillDown(week, [...selectedIds], columns)),
    fillRight: () => {
      const later = plan.weeks.length - at - 1;
      if (later === 0) return say('There is no coming week to fill.');
      onChange(fillRight(plan, at, [...selectedIds], columns));
      say(
        `${later === 1 ? 'The coming week is' : `The ${later} coming weeks are`} filled by the progression.`,
      );
    },
    copyDay: () => current && commands.copyDayOf(current.day),
    copyDayOf: (day: Line['day']) => void hold(tableOfDay(day, week.days.indexOf(day)), { day }, 'The day'),
    copyWeek: () => void hold(tableOfWeek(week, at), { week }, 'The week'),
    duplicateDay: () =>
      current && change(addDay(week, copyOfDay(current.day, week), week.days.indexOf(current.day) + 1)),
    duplicateWeek: (raise: boolean) => {
      if (plan.weeks.length >= PLAN_LIMITS.weeks) return say(full.plan);
      onChange(duplicateWeek(plan, at, raise));
      goTo(at + 1);
    },
  };

  async function hold(
    table: TextTable,
    what: { day: Line['day'] } | { week: PlanWeek },
    name: string,
  ): Promise<void> {
    const text = tsvOf(table);
    held = { text, ...what };
    try {
      await navigator.clipboard.writeText(text);
      say(`${name} is copied. Ctrl+V pastes it, here or in a spreadsheet.`);
    } catch {
      say(`${name} could not be put into the clipboard. Please allow it in the browser.`);
    }
  }

  /** @returns what is wrong with the text */
  function commit(text: string, chosen: Exercise | undefined, onward: Onward): string | undefined {
    const column = COLUMNS[head.column]!;
    const row = current?.row;
    const isUnchanged = chosen === undefined && text === (row ? show(column, row) : '');
    if (isUnchanged || !current) {
      setEditing(undefined);
      move(onward);
      return undefined;
    }
    const cells = readCells(column, text, chosen, library, row?.note);
    if (!cells) {
      const problem = problemOf(column, text);
      // The cell may be left for good: what was not taken is still said.
      if (onward === 'stay') say(`Not in the plan. ${problem}`);
      return problem;
    }
    say('');
    if (row) change(setCells(week, new Map([[row.id, cells]])));
    else {
      const placed = placedRows(current.day);
      if (placed.length >= PLAN_LIMITS.rows) return full.day;
      const made: PlanRow = { ...emptyRow(), ...cells };
      change(insertRows(week, current.day.id, placed.length, [single(made)]));
    }
    setEditing(undefined);
    move(onward);
    return undefined;
  }

  /** Ctrl and Cmd. @returns whether the key was taken */
  function onCommandKey(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    const name = key.toLowerCase();
    if (name === 'z') (shiftKey ? redo : undo)();
    else if (name === 'y') redo();
    else if (name === 'a')
      setSelection({ anchor: origin, head: { line: lines.length - 1, column: lastColumn } });
    else if (name === 'd') commands.fillDown();
    else if (name === 'r' && !shiftKey) commands.fillRight();
    else if (name === 'g') (shiftKey ? commands.circuit : commands.superset)();
    else if (name === 'c' && shiftKey) commands.copyDay();
    else if ((name === 'c' || event.code === 'KeyC') && altKey) commands.copyWeek();
    else if (key === 'Enter') commands.newRow();
    else if (key === 'Delete' || key === 'Backspace') commands.removeRows();
    else if (key === 'Home') select(origin, shiftKey);
    else if (key === 'End') select({ line: lines.length - 1, column: lastColumn }, shiftKey);
    else return false;
    return true;
  }

  function onPlainKey(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    if (altKey) {
      if (key === 'ArrowUp') commands.moveUp();
      else if (key === 'ArrowDown') commands.moveDown();
      else if (key === 'ArrowLeft') goTo(within(at - 1, plan.weeks.length - 1));
      else if (key === 'ArrowRight') goTo(within(at + 1, plan.weeks.length - 1));
      else return false;
      return true;
    }
    const { line, column } = head;
    // A line for the next exercise has one cell; the column is kept on the way over it.
    const same = selection.head.column;
    const upOrDown = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[key];
    if (upOrDown !== undefined)
      select({ line: within(line + upOrDown, lines.length - 1), column: same }, shiftKey);
    else if (key === 'ArrowRight') select({ line, column: within(column + 1, lastColumn) }, shiftKey);
    else if (key === 'ArrowLeft') select({ line, column: within(column - 1, lastColumn) }, shiftKey);
    else if (key === 'Home') select({ line, column: 0 }, shiftKey);
    else if (key === 'End') select({ line, column: lastColumn }, shiftKey);
    else if (key === 'Tab') {
      const isEnd = shiftKey ? column === 0 : column === lastColumn || !current?.row;
      if (isEnd) return false;
      move(shiftKey ? 'left' : 'right');
    } else if (key === 'Enter' || key === 'F2') commands.edit();
    else if (key === 'Escape') setSelection({ anchor: head, head });
    else if (key === 'Delete' || key === 'Backspace') commands.clear();
    else if (key === ' ' && shiftKey) selectRows();
    else if (key === '?') onKeys();
    else if (key.length === 1 && key !== ' ') setEditing({ over: key });
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (editing || event.nativeEvent.isComposing) return;
    // An input method composes in the editor, which has the focus before the key is through.
    if (event.key === 'Process') return flushSync(() => setEditing({ over: '' }));
    const isCommand = event.ctrlKey || event.metaKey;
    if (!(isCommand ? onCommandKey(event) : onPlainKey(event))) return;
    setFocused((count) => count + 1);
    event.preventDefault();
    // The admin frame has keys of its own.
    event.stopPropagation();
  }

  const selectedTable = (): TextTable =>
    selectedRows.map((row) => columns.map((column) => show(column, row)));

  function onCopy(event: ClipboardEvent): void {
    if (editing || selectedRows.length === 0) return;
    const table = selectedTable();
    const isWhole = first === 0 && last === lastColumn;
    const rows = week.days.flatMap(placedRows).filter(({ row }) => selectedIds.has(row.id));
    held = isWhole ? { text: tsvOf(table), rows } : undefined;
    event.clipboardData.setData('text/plain', tsvOf(table));
    event.clipboardData.setData('text/html', htmlOf(table));
    event.preventDefault();
  }

  function onCut(event: ClipboardEvent): void {
    onCopy(event);
    if (event.defaultPrevented) commands.clear();
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing || !current) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const isHeld = held?.text === text.replaceAll('\r\n', '\n');
    // Whole rows are put in place of others as cells.
    if (held && isHeld && !('rows' in held && current.row)) return pasteHeld(held);
    const table = readTable(event.clipboardData.getData('text/html'), text);
    const [[only] = []] = table;
    const isOneCell = table.length === 1 && table[0]!.length === 1;
    if (isOneCell && selectedRows.length * columns.length > 1) return fillSelection(only ?? '');
    if (table.length === 0) return;
    const pasted = pasteTable(plan, { week: at, line: top, column: first }, table, library.find);
    if (pasted.plan !== plan) onChange(pasted.plan);
    say(`${pasted.rows} ${pasted.rows === 1 ? 'row' : 'rows'} pasted.`);
    if (pasted.unread.length > 0) onUnread(pasted.unread);
  }

  /** One text in every selected cell. */
  function fillSelection(text: string): void {
    const changed = new Map<string, Cells>();
    for (const { id, note } of selectedRows) {
      const cells: Cells = {};
      for (const column of columns) {
        const read = readCells(column, text, undefined, library, cells.note ?? note);
        if (!read) return say(problemOf(column, text));
        Object.assign(cells, read);
      }
      changed.set(id, cells);
    }
    change(setCells(week, changed));
  }

  function pasteHeld(copied: Held): void {
    if ('rows' in copied) {
      if (!current) return;
      const place = placedRows(current.day).length;
      if (place + copied.rows.length > PLAN_LIMITS.rows) return say(full.day);
      change(insertRows(week, current.day.id, place, copiesOf(copied.rows)));
    } else if ('day' in copied) {
      if (week.days.length >= PLAN_LIMITS.days) return say(full.week);
      const place = current ? week.days.indexOf(current.day) + 1 : week.days.length;
      change(addDay(week, copyOfDay(copied.day, week), place));
    } else {
      if (plan.weeks.length >= PLAN_LIMITS.weeks) return say(full.plan);
      onChange(insertWeek(plan, copyOfWeek(copied.week), at + 1));
      goTo(at + 1);
    }
  }

  return {
    week,
    lines,
    head,
    first,
    last,
    top,
    bottom,
    current,
    selectedRows,
    columns,
    editing,
    focused,
    select,
    selectRow: (line: number) => selectRows({ line, to: line }),
    act,
    change,
    commands,
    commit,
    cancel: () => {
      setEditing(undefined);
      setFocused((count) => count + 1);
    },
    startEditing: () => setEditing({}),
    events: { onKeyDown, onCopy, onCut, onPaste },
  };
}

export type Grid = ReturnType<typeof useGrid>;

/** What a text in a column says; undefined where it is not understood. @param note of the row so far */
export function readCells(
  column: Column,
  text: string,
  chosen: Exercise | undefined,
  library: Library,
  note = '',
): Cells | undefined {
  if (column !== 'name') return parseInto(column, text, note);
  const cells = quickCells(text, library.find) ?? parse('name', text);
  if (!cells) return undefined;
  if (chosen) return { ...cells, name: chosen.name, exerciseId: chosen._id };
  return { ...cells, ...named(cells.name ?? '', library.find) };
}

const cleanCell = (column: Column): Cells =>
  column === 'name' ? { name: '', exerciseId: null } : (parse(column, '') ?? {});
