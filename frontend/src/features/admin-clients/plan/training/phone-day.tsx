import { type BlockKind, PLAN_LIMITS, type PlanRow, type TrainingPlan } from '@ironbloom/brand/plan';
import { type Column, COLUMNS, columnNames, parseInto, show } from '@ironbloom/brand/plan-cells';
import { weekdayNames } from '@ironbloom/brand/plan-days';
import { searchNamed } from '@ironbloom/brand/search';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { hints, problemOf } from './cell-editor.tsx';
import { fillRight, groupRows, insertRows, mapWeek, moveRows, removeRows, setCells } from './commands.ts';
import type { Exercise, Library } from './exercises.ts';
import { dayInWords, emptyRow, linesOfDay, type Placed, placedRows, rowInWords, single } from './lines.ts';
import { LastLine } from './logged.tsx';
import { beforeOf, marksOf } from './marks.ts';
import styles from './phone-day.module.css';
import { readCells } from './use-grid.ts';
import { setsOfDay } from './volume.ts';

interface PhoneDayProps {
  plan: TrainingPlan;
  /** Of the week. */
  at: number;
  published: TrainingPlan | null;
  library: Library;
  /** Undefined in a template. */
  clientId: string | undefined;
  onChange: (next: TrainingPlan) => void;
  /** The day that is shown, and what the menus are about. */
  place: number;
  onPlace: (place: number) => void;
  onAddDay: () => void;
  onEditDay: (id: string) => void;
  /** Said to screen readers, and shown. */
  say: (words: string) => void;
}

/** A day of the week; a row opens as a sheet. */
export function PhoneDay(props: PhoneDayProps): ReactNode {
  const { plan, at, published, library, place, onPlace, onChange, onAddDay, onEditDay } = props;
  const week = plan.weeks[at]!;
  const [opened, setOpened] = useState<string>();
  const day = week.days[place];
  const before = beforeOf(plan, at, published);
  const change = (next: typeof week): void => onChange(mapWeek(plan, at, () => next));

  function addRow(): void {
    if (!day) return;
    const row = emptyRow();
    change(insertRows(week, day.id, placedRows(day).length, [single(row)]));
    setOpened(row.id);
  }

  return (
    <div className={styles.phone}>
      <div className={styles.days} role="group" aria-label="Days">
        {week.days.map((one, index) => (
          <button key={one.id} type="button" aria-pressed={index === place} onClick={() => onPlace(index)}>
            <span>{one.weekday === null ? `Day ${index + 1}` : weekdayNames[one.weekday]}</span>
            <b>{one.name || 'No name'}</b>
          </button>
        ))}
        <button type="button" aria-label="Add a day" onClick={onAddDay}>
          <AdminIcon name="plus" />
        </button>
      </div>
      {day && (
        <>
          <div className={styles.about}>
            <p className="micro quiet num">{setsOfDay(day, library) || 'No sets yet'}</p>
            <button type="button" className={styles.more} onClick={() => onEditDay(day.id)}>
              Name, weekday
              <span className="sr"> of {dayInWords(day, place)}</span>
            </button>
          </div>
          <ul className={styles.rows}>
            {linesOfDay(day).flatMap(({ row, letter, turn }) => {
              if (!row) return [];
              const isChanged = Object.keys(marksOf(row, before(row))).length > 0;
              return (
                <li key={row.id} data-turn={turn}>
                  <button type="button" className={styles.row} onClick={() => setOpened(row.id)}>
                    <span className={styles.letter}>{letter}</span>
                    <span className={styles.words}>
                      <b>{row.name || 'No exercise yet'}</b>
                      <span className={isChanged ? styles.changed : undefined}>
                        {rowInWords({ ...row, each: null, note: '' }) || 'Nothing prescribed'}
                      </span>
                      {(row.each || row.note !== '') && (
                        <span className="quiet">
                          {[row.each && `Each week ${show('each', row)}`, row.note]
                            .filter(Boolean)
                            .join('. ')}
                        </span>
                      )}
                    </span>
                    <Icon name="chevron-right" />
                  </button>
                </li>
              );
            })}
          </ul>
          <Button block data-first disabled={placedRows(day).length >= PLAN_LIMITS.rows} onClick={addRow}>
            Add exercise
          </Button>
        </>
      )}
      {opened !== undefined && day && (
        <RowSheet
          key={opened}
          {...props}
          id={opened}
          rows={placedRows(day)}
          isLastWeek={at === plan.weeks.length - 1}
          onOpen={setOpened}
          onCells={(cells) => change(setCells(week, new Map([[opened, cells]])))}
          onGroup={(ids, kind) => change(groupRows(week, new Set(ids), kind))}
          onFill={() => onChange(fillRight(plan, at, [opened], COLUMNS))}
          onMove={(step) => change(moveRows(week, new Set([opened]), step))}
          onRemove={() => {
            change(removeRows(week, new Set([opened])));
            setOpened(undefined);
          }}
          title={dayInWords(day, place)}
        />
      )}
    </div>
  );
}

interface RowSheetProps {
  id: string;
  rows: readonly Placed[];
  isLastWeek: boolean;
  title: string;
  library: Library;
  clientId: string | undefined;
  say: (words: string) => void;
  onOpen: (id: string | undefined) => void;
  onCells: (cells: Partial<PlanRow>) => void;
  onMove: (step: -1 | 1) => void;
  onGroup: (ids: readonly string[], kind: BlockKind) => void;
  onFill: () => void;
  onRemove: () => void;
}

const steps: readonly Column[] = ['sets', 'amount', 'load', 'effort'];
const texts: readonly Column[] = ['tempo', 'rest', 'each', 'note'];

/** All cells of one row. */
function RowSheet(props: RowSheetProps): ReactNode {
  const { id, rows, isLastWeek, title, library, clientId, say } = props;
  const { onOpen, onCells, onMove, onGroup, onFill, onRemove } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const refused = (): HTMLInputElement | null | undefined =>
    sheet.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  /** A text that is not understood stays, with its message. */
  function go(to: string | undefined): void {
    const field = refused();
    if (field) field.focus();
    else onOpen(to);
  }
  const at = rows.findIndex((one) => one.row.id === id);
  const placed = rows[at];
  if (!placed) return null;
  const { row, block, kind } = placed;
  const [previous, next] = [rows[at - 1]?.row, rows[at + 1]?.row];
  const together = rows.filter((one) => one.block === block).map((one) => one.row.id);
  return (
    <Dialog
      open
      title={row.name || 'New exercise'}
      onClose={() => {
        const field = refused();
        if (field) say(`Not in the plan: “${field.value}” could not be read.`);
        onOpen(undefined);
      }}
      footer={
        <>
          <Button
            size="sm"
            shape="icon"
            iconBefore="chevron-left"
            aria-label="Exercise before"
            disabled={!previous}
            onClick={() => previous && go(previous.id)}
          />
          <Button size="sm" variant="solid" onClick={() => go(undefined)}>
            Done
          </Button>
          <Button
            size="sm"
            shape="icon"
            iconBefore="chevron-right"
            aria-label="Next exercise"
            disabled={!next}
            onClick={() => next && go(next.id)}
          />
        </>
      }
    >
      <div className={styles.sheet} ref={sheet}>
        <p className="micro quiet">{title}</p>
        {clientId !== undefined && <LastLine client={clientId} row={row} />}
        <NameField row={row} library={library} onCells={onCells} />
        <div className={styles.steps}>
          {steps.map((column) => (
            <CellField key={column} column={column} row={row} onCells={onCells} isStepped />
          ))}
        </div>
        {texts.map((column) => (
          <CellField key={column} column={column} row={row} onCells={onCells} />
        ))}
        <div className={styles.tools}>
          <Button size="sm" onClick={() => onMove(-1)}>
            Move up
          </Button>
          <Button size="sm" onClick={() => onMove(1)}>
            Move down
          </Button>
          {together.length > 1 && kind !== 'warm-up' && (
            <Button size="sm" onClick={() => onGroup(together, kind)}>
              Separate the {kind}
            </Button>
          )}
          {together.length === 1 && next && (
            <Button size="sm" onClick={() => onGroup([id, next.id], 'superset')}>
              Superset with {next.name || 'the next'}
            </Button>
          )}
          {!isLastWeek && (
            <Button size="sm" onClick={onFill}>
              Fill coming weeks
            </Button>
          )}
          <Button size="sm" onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FieldProps {
  row: PlanRow;
  onCells: (cells: Partial<PlanRow>) => void;
}

function NameField({ row, library, onCells }: FieldProps & { library: Library }): ReactNode {
  const [text, setText] = useState<string>();
  const found = text === undefined || text.trim() === '' ? [] : searchNamed(library.list, text).slice(0, 5);
  const isWrong = text !== undefined && readCells('name', text, undefined, library) === undefined;
  function take(chosen: Exercise | undefined): void {
    const cells = readCells('name', text ?? '', chosen, library);
    if (!cells) return;
    if (text !== undefined) onCells(cells);
    setText(undefined);
  }
  return (
    <Field
      label="Exercise"
      hint="A line such as “Back squat 4x6-8 @RPE8 r150” fills all cells."
      error={isWrong ? hints.name : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={text ?? row.name}
            onChange={({ target }) => setText(target.value)}
            onBlur={({ relatedTarget }) => {
              if (!relatedTarget?.closest(`.${styles.found}`)) take(undefined);
            }}
          />
          {found.length > 0 && (
            <ul className={styles.found} aria-label="Found in the library">
              {found.map((exercise) => (
                <li key={exercise._id}>
                  <button type="button" onClick={() => take(exercise)}>
                    {exercise.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

/** One more or less of what a cell says. */
function stepped(column: Column, row: PlanRow, step: 1 | -1): Partial<PlanRow> {
  const { sets, amount, load, effort } = row;
  const up = (value: number, by: number, most: number, least = 0): number =>
    Math.max(least, Math.min(most, Math.round((value + step * by) * 100) / 100));
  if (column === 'sets') return { sets: up(sets ?? 0, 1, 50) };
  if (column === 'amount') {
    if (!amount) return { amount: { kind: 'reps', from: 8, to: null, aSide: false } };
    const by = amount.kind === 'reps' ? 1 : 5;
    const from = Math.max(1, up(amount.from, by, 100_000));
    return { amount: { ...amount, from, to: amount.to === null ? null : from + amount.to - amount.from } };
  }
  if (column === 'load') {
    if (!load || load.kind === 'body') return { load: { kind: 'kg', value: 20 } };
    // Help by a machine or band is a negative load.
    const least = load.kind === 'kg' || load.kind === 'last' ? -1000 : 0;
    return { load: { ...load, value: up(load.value, 2.5, 1000, least) } };
  }
  return { effort: effort ? { ...effort, value: up(effort.value, 0.5, 10) } : { kind: 'rpe', value: 8 } };
}

function CellField(props: FieldProps & { column: Column; isStepped?: boolean }): ReactNode {
  const { row, column, isStepped = false, onCells } = props;
  const [text, setText] = useState<string>();
  const read = text === undefined ? undefined : parseInto(column, text, row.note);
  const isWrong = text !== undefined && read === undefined;
  function take(): void {
    if (read) onCells(read);
    if (!isWrong) setText(undefined);
  }
  const name = columnNames[column];
  return (
    <Field label={name} error={isWrong ? problemOf(column, text) : undefined}>
      {(control) => {
        const input = (
          <Input
            {...control}
            autoComplete="off"
            value={text ?? show(column, row)}
            onChange={({ target }) => setText(target.value)}
            onBlur={take}
          />
        );
        if (!isStepped) return input;
        return (
          <div className={styles.stepper}>
            <button
              type="button"
              aria-label={`Less: ${name}`}
              onClick={() => onCells(stepped(column, row, -1))}
            >
              −
            </button>
            {input}
            <button
              type="button"
              aria-label={`More: ${name}`}
              onClick={() => onCells(stepped(column, row, 1))}
            >
              +
            </button>
          </div>
        );
      }}
    </Field>
  );
}
