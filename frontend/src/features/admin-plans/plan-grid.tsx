import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { bind, type Part } from '#shared/document/fields.tsx';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { readTable } from '#shared/lib/text-table.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import {
  type BookForm,
  lists,
  movedRow,
  type PlanForm,
  type PlanRow,
  problemsOf,
  rowsOf,
  titleOf,
  withNewRow,
  withPlanIn,
} from './book.ts';
import { columnOf, pasted } from './paste.ts';
import { GridRow } from './grid-row.tsx';
import styles from './plan-grid.module.css';

export interface PlanGridProps {
  form: Part<BookForm>;
  undo: () => void;
  redo: () => void;
  onDone: (done: Done) => void;
  table: RefObject<HTMLTableElement | null>;
  onEditKind: (kind: BookForm['kinds'][number]) => void;
}

/** A change of several values, which is said as long as nothing else is changed. */
export interface Done {
  words: string;
  plans: readonly PlanForm[];
  /** Shown, with "Undo"; otherwise only screen readers read it. */
  shown: boolean;
}

interface Place {
  kind: string;
  at: number;
}

interface Removal extends Place {
  title: string;
  ids: readonly string[];
}

const columns = ['Price', 'Usual', 'Off', 'Shown', 'Most chosen'];
const cells = 'input[data-column]';

const placeAt = (target: EventTarget): Place | undefined => {
  const { kind, at } = (target as Element).closest<HTMLElement>('tr[data-at]')?.dataset ?? {};
  return kind === undefined ? undefined : { kind, at: Number(at) };
};

/** Plan types with a row for each number of months; columns for each price list. */
export function PlanGrid({ form, undo, redo, onDone, table, onEditKind }: PlanGridProps): ReactNode {
  const { value: book, errors, busy } = form;
  const kinds = bind(form, 'kinds');
  const plans = bind(form, 'plans');
  const [removal, setRemoval] = useState<Removal>();
  const dragged = useRef<Place>(undefined);
  /** Where the dragged row would be placed: before (-1) or after (1) this row. */
  const [drop, setDrop] = useState<Place & { side: number }>();
  /** The path of the cell with the focus. */
  const [focused, setFocused] = useState('');
  /** For a move that follows a change in the same event. */
  const now = useRef(book);
  useEffect(() => {
    now.current = book;
  }, [book]);

  function change(next: readonly PlanForm[], words: string, shown = false): void {
    flushSync(() => {
      plans.onChange(next);
      onDone({ words, plans: next, shown });
    });
  }

  function focus(id: string, control: string): void {
    table.current?.querySelector<HTMLElement>(`tr[data-row="${id}"] ${control}`)?.focus();
  }

  function addRow(kind: string): void {
    const next = withNewRow(book, kind);
    change(next, '');
    focus(rowsOf({ plans: next }, kind).at(-1)!.id, cells);
  }

  function addPlan(kind: string, row: PlanRow, list: PriceListId, label: string): void {
    const next = withPlanIn(book, kind, row, list);
    change(next, `${label} was added.`);
    const whole = rowsOf({ plans: next }, kind).find(({ plans: sold }) =>
      Object.values(sold).some(({ id }) => id === row.id),
    );
    focus(whole!.id, `[data-column="${columnOf(list, 'price')}"]`);
  }

  /** @param control what has the focus afterwards */
  function move({ kind, at }: Place, to: number, control: string): void {
    const { current } = now;
    const row = rowsOf(current, kind)[at];
    const next = movedRow(current, kind, at, to);
    if (!row || next === current.plans) return;
    const rows = rowsOf({ plans: next }, kind);
    const place = rows.findIndex(({ id }) => id === row.id);
    const title = titleOf(current, Object.values(row.plans)[0]!);
    change(next, `${title} moved to position ${place + 1} of ${rows.length}.`);
    focus(row.id, control);
  }

  function remove({ title, ids, kind, at }: Removal): void {
    const next = book.plans.filter(({ id }) => !ids.includes(id));
    flushSync(() => setRemoval(undefined));
    change(next, `${title} was removed.`, true);
    const rows = rowsOf({ plans: next }, kind);
    const near = rows[at] ?? rows.at(-1);
    if (near) focus(near.id, '[aria-expanded]');
    else table.current?.querySelector<HTMLElement>(`[data-add="${kind}"]`)?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>): void {
    const input = (event.target as Element).closest<HTMLInputElement>('input[data-number]');
    const row = input?.closest<HTMLElement>('tr')?.dataset['row'];
    if (!input || row === undefined || busy) return;
    const copied = readTable(
      event.clipboardData.getData('text/html'),
      event.clipboardData.getData('text/plain'),
    );
    const isOne = copied.length === 1 && copied[0]!.length === 1;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    // A part of a number is pasted by the browser.
    if (copied.length === 0 || (isOne && !isWhole)) return;
    event.preventDefault();
    const outcome = pasted(book, { row, column: Number(input.dataset['number']) }, copied);
    const words = [`${outcome.filled} ${outcome.filled === 1 ? 'value' : 'values'} pasted.`];
    if (outcome.left > 0) words.push(`${outcome.left} left out: there are no cells for them.`);
    change(outcome.filled > 0 ? outcome.plans : book.plans, words.join(' '), !isOne || outcome.left > 0);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const cell = (event.target as Element).closest<HTMLInputElement>(cells);
    if (busy) return;
    const up = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      (letter === 'y' || shiftKey ? redo : undo)();
    } else if (cell && altKey && key.startsWith('Arrow')) {
      const place = placeAt(cell);
      if (!place || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      event.preventDefault();
      // The months are taken over when their cell is left.
      flushSync(() => cell.blur());
      move(place, place.at + (up ? -1 : 1), `[data-column="${cell.dataset['column']}"]`);
    } else if (cell && (up || key === 'ArrowDown' || key === 'Enter')) {
      event.preventDefault();
      const same = [
        ...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${cell.dataset['column']}"]`),
      ];
      same[same.indexOf(cell) + (up ? -1 : 1)]?.focus();
    }
  }

  const drag = {
    onDragStart: (event: DragEvent) => {
      // Selected text can be dragged, too.
      const grip = event.target instanceof HTMLElement && event.target.draggable ? event.target : undefined;
      const place = grip && placeAt(grip);
      if (!place || busy) return;
      dragged.current = place;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      const row = grip.closest('tr')!;
      event.dataTransfer.setDragImage(row, 8, row.clientHeight / 2);
    },
    onDragOver: (event: DragEvent) => {
      const place = placeAt(event.target);
      if (!place || place.kind !== dragged.current?.kind) {
        setDrop(undefined);
        return;
      }
      event.preventDefault();
      setDrop({ ...place, side: Math.sign(place.at - dragged.current.at) });
    },
    onDrop: (event: DragEvent) => {
      const place = placeAt(event.target);
      if (!place || place.kind !== dragged.current?.kind) return;
      event.preventDefault();
      move(dragged.current, place.at, cells);
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setDrop(undefined);
    },
  };

  /** Also without publishing, a number that was left and cannot be read is marked. */
  const found = { ...leftUnread(book, focused), ...errors };
  return (
    <div>
      {/* Its keys move between its inputs. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className={styles.grid}
        aria-label="Plans"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={({ target }) => setFocused(target.dataset['path'] ?? '')}
        onBlur={() => setFocused('')}
        {...drag}
      >
        <colgroup>
          <col className={styles.months} />
          {lists.map(({ id }) => [
            <col key={`${id} price`} span={2} />,
            <col key={`${id} off`} className={styles.off} />,
            <col key={`${id} shown`} className={styles.shown} />,
            <col key={`${id} chosen`} className={styles.chosen} />,
          ])}
          <col className={styles.menu} />
        </colgroup>
        <thead>
          <tr className={styles.lists}>
            <th scope="col" rowSpan={2}>
              Months
            </th>
            {lists.map(({ id, name, where }) => (
              <th key={id} scope="colgroup" colSpan={columns.length} className={styles.first}>
                {name}
                <span>{where}</span>
              </th>
            ))}
            <td rowSpan={2} aria-label="Actions" />
          </tr>
          <tr className={styles.columns}>
            {lists.map(({ id }) =>
              columns.map((column) => (
                <th key={`${id} ${column}`} scope="col">
                  {column}
                </th>
              )),
            )}
          </tr>
        </thead>
        {book.kinds.map((kind, place) => {
          const rows = rowsOf(book, kind.key);
          return (
            <tbody key={kind.key}>
              <tr className={styles.kind}>
                <th scope="rowgroup" colSpan={2 + lists.length * columns.length}>
                  <div>
                    <h2>{kind.name}</h2>
                    <span>{kind.text}</span>
                    {kind.people === 2 && <Badge tone="grey">Two people</Badge>}
                    <span className={styles.tools}>
                      <Button
                        size="sm"
                        variant="quiet"
                        disabled={busy}
                        aria-label={`Edit type: ${kind.name}`}
                        onClick={() => onEditKind(kind)}
                      >
                        Edit type
                      </Button>
                      {rows.length === 0 && book.kinds.length > 1 && (
                        <Button
                          size="sm"
                          variant="quiet"
                          disabled={busy}
                          aria-label={`Remove ${kind.name}`}
                          onClick={() => kinds.onChange(kinds.value.toSpliced(place, 1))}
                        >
                          Remove
                        </Button>
                      )}
                      <Button
                        size="sm"
                        variant="quiet"
                        disabled={busy}
                        aria-label={`Add plan: ${kind.name}`}
                        data-add={kind.key}
                        onClick={() => addRow(kind.key)}
                      >
                        Add plan
                      </Button>
                    </span>
                  </div>
                  {bind(kinds, place).error && <FieldError>{bind(kinds, place).error}</FieldError>}
                </th>
              </tr>
              {rows.map((row, at) => (
                <GridRow
                  key={row.id}
                  form={form}
                  kind={kind.key}
                  row={row}
                  at={at}
                  last={at === rows.length - 1}
                  errors={found}
                  drop={drop?.kind === kind.key && drop.at === at ? drop.side : 0}
                  onAdd={(list, label) => addPlan(kind.key, row, list, label)}
                  onMove={(by) => move({ kind: kind.key, at }, at + by, '[aria-expanded]')}
                  onRemove={(title, removed) =>
                    setRemoval({ title, ids: removed.map(({ id }) => id), kind: kind.key, at })
                  }
                />
              ))}
            </tbody>
          );
        })}
      </table>
      <AlertDialog
        open={removal !== undefined}
        title="Remove this plan?"
        text={`${removal?.title} stays on sale until you publish. A plan with orders cannot be removed; hide it instead. Existing orders keep their plan and price.`}
        confirmLabel="Remove"
        onConfirm={() => removal && remove(removal)}
        onCancel={() => setRemoval(undefined)}
      />
    </div>
  );
}

/** Problems of numbers that are not being typed. */
function leftUnread(book: BookForm, focused: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problemsOf(book)).filter(([path]) => {
      const [, place, field] = path.split('.');
      const plan = path.startsWith('plans.') ? book.plans[Number(place)] : undefined;
      return path !== focused && plan !== undefined && plan[field as 'months'].trim() !== '';
    }),
  );
}
