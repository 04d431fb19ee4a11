import { type ReactNode, useId, useRef, useState } from 'react';
import { bind, type Bound, type Part, tick } from '#shared/document/fields.tsx';
import type { FieldErrors } from '#shared/forms/engine.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { CheckboxInput } from '#shared/ui/forms/checkbox.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { ActionMenu } from '#shared/ui/overlays/action-menu.tsx';
import {
  type BookForm,
  discountOf,
  lists,
  marked,
  type PlanForm,
  type PlanRow,
  titleOf,
  withMonths,
} from './book.ts';
import { columnOf } from './paste.ts';
import styles from './plan-grid.module.css';

interface GridRowProps {
  form: Part<BookForm>;
  kind: string;
  row: PlanRow;
  /** Within its kind. */
  at: number;
  last: boolean;
  errors: FieldErrors;
  /** Where the dragged row would be dropped: -1 before this row, 1 after it. */
  drop: number;
  /** Adds the plan in the list that lacks it. */
  onAdd: (list: PriceListId, label: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: (title: string, plans: readonly PlanForm[]) => void;
}

/** One number of months in both price lists. */
export function GridRow(props: GridRowProps): ReactNode {
  const { form, kind, row, at, last, errors, drop, onAdd, onMove, onRemove } = props;
  const { value: book, busy } = form;
  const id = useId();
  const plans = bind(form, 'plans');
  const sold = Object.values(row.plans);
  const title = titleOf(book, sold[0]!);
  const places = sold.map((plan) => book.plans.indexOf(plan));

  // The months are those of both plans, and so is their error.
  const monthsPath = places
    .map((place) => `plans.${place}.months`)
    .find((path) => errors[path] !== undefined);
  const paths = places.flatMap((place) => [`plans.${place}.price`, `plans.${place}.originalPrice`]);
  /** Each once; the cells that have it are marked. */
  const problems = [...new Set([monthsPath ?? '', ...paths].flatMap((path) => errors[path] ?? []))];

  function numberCell(
    of: Omit<Bound<string>, 'error'>,
    name: string,
    column: number,
    isLate = false,
  ): ReactNode {
    const problem = problems.indexOf(errors[of.path] ?? '');
    return (
      <NumberCell
        of={of}
        name={name}
        column={column}
        isLate={isLate}
        describedBy={problem === -1 ? undefined : `${id}-${problem}`}
      />
    );
  }

  const months = bind(bind(plans, places[0]!), 'months');
  return (
    <>
      <tr
        className={styles.row}
        data-row={row.id}
        data-kind={kind}
        data-at={at}
        data-drop={drop === 0 ? undefined : drop}
      >
        <th scope="row">
          <div>
            <span className={styles.grip} draggable={!busy} title="Drag, or Alt and an arrow">
              <AdminIcon name="grip" />
            </span>
            {numberCell(
              {
                ...months,
                path: monthsPath ?? months.path,
                onChange: (text) => plans.onChange(withMonths(book, row, text)),
              },
              `${title}, months`,
              0,
              true,
            )}
            <span className={styles.unit}>months</span>
          </div>
        </th>
        {lists.map(({ id: list, name }) => {
          const plan = row.plans[list];
          const label = `${title}, ${name}`;
          if (!plan) {
            return [
              <td key={`${list} name`} className={styles.listName}>
                {name}
              </td>,
              <td key={list} colSpan={5} className={styles.missing}>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={`Add: ${label}`}
                  onClick={() => onAdd(list, label)}
                >
                  Add
                </Button>
              </td>,
            ];
          }
          const bound = bind(plans, book.plans.indexOf(plan));
          const discount = discountOf(plan);
          const hidden = plan.visible ? undefined : true;
          return [
            <td key={`${list} name`} className={styles.listName}>
              {name}
            </td>,
            <td key={`${list} price`} className={styles.first} data-hidden={hidden}>
              {numberCell(bind(bound, 'price'), `${label}, price`, columnOf(list, 'price'))}
            </td>,
            <td key={`${list} usual`} data-hidden={hidden}>
              {numberCell(
                bind(bound, 'originalPrice'),
                `${label}, usual price`,
                columnOf(list, 'originalPrice'),
              )}
            </td>,
            <td key={`${list} off`} className={styles.discount} data-hidden={hidden}>
              <span>{discount > 0 ? `${discount}%` : '–'}</span>
            </td>,
            <td key={`${list} shown`} className={styles.tick}>
              <label>
                <CheckboxInput {...tick(bind(bound, 'visible'))} data-column={`${list} shown`} />
                <span className="sr">{`${label}, shown`}</span>
              </label>
            </td>,
            <td key={`${list} chosen`} className={styles.tick}>
              <label>
                <CheckboxInput
                  {...tick({
                    ...bind(bound, 'mostChosen'),
                    onChange: (on) => plans.onChange(marked(book, plan, on)),
                  })}
                  className={styles.radio}
                  data-column={`${list} chosen`}
                />
                <span className="sr">{`${label}, most chosen`}</span>
              </label>
            </td>,
          ];
        })}
        <td className={styles.actions}>
          <ActionMenu
            label={`Actions: ${title}`}
            className={styles.dots}
            disabled={busy}
            items={[
              ...(at > 0 ? [{ words: 'Move up', act: () => onMove(-1) }] : []),
              ...(last ? [] : [{ words: 'Move down', act: () => onMove(1) }]),
              ...lists.flatMap(({ id: list, name }) => {
                const plan = row.plans[list];
                const remove = () => onRemove(`${title} (${name})`, [plan!]);
                return plan ? [{ words: `Remove from ${name}`, act: remove }] : [];
              }),
              ...(sold.length > 1 ? [{ words: 'Remove from both', act: () => onRemove(title, sold) }] : []),
            ]}
          />
        </td>
      </tr>
      {problems.length > 0 && (
        <tr className={styles.problems}>
          <td colSpan={2 + lists.length * 5}>
            {problems.map((words, place) => (
              <FieldError key={words} id={`${id}-${place}`}>
                {words}
              </FieldError>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface NumberCellProps {
  of: Omit<Bound<string>, 'error'>;
  name: string;
  /** Of `numberColumns`. */
  column: number;
  /** Changes the document when the cell is left: rows pair by months, so a half-typed number must not count. */
  isLate: boolean;
  /** The id of its error. */
  describedBy: string | undefined;
}

function NumberCell({ of, name, column, isLate, describedBy }: NumberCellProps): ReactNode {
  const { value, path, busy, onChange } = of;
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  // A pasted or restored number replaces what was being typed.
  const typed = typing?.over === value ? typing.text : undefined;
  const before = useRef(value);
  return (
    <input
      className={styles.number}
      type="text"
      inputMode={isLate ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={name}
      aria-invalid={describedBy === undefined ? undefined : true}
      aria-describedby={describedBy}
      data-path={path}
      data-number={column}
      data-column={column}
      disabled={busy}
      value={typed ?? value}
      // A click selects the whole number, as Tab does.
      onMouseDown={(event) => {
        if (event.currentTarget === document.activeElement) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={({ target }) => {
        before.current = value;
        target.select();
      }}
      onChange={({ target }) =>
        isLate ? setTyping({ text: target.value, over: value }) : onChange(target.value)
      }
      onBlur={() => {
        setTyping(undefined);
        if (typed !== undefined && typed !== value) onChange(typed);
      }}
      onKeyDown={(event) => {
        const isUndo = typed !== undefined && (event.ctrlKey || event.metaKey) && event.key === 'z';
        if (event.key !== 'Escape' && !isUndo) return;
        event.preventDefault();
        event.stopPropagation();
        setTyping(undefined);
        if (!isLate && value !== before.current) onChange(before.current);
      }}
    />
  );
}
