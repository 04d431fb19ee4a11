import { optionFigures, optionLetter, shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import {
  type FoodItem,
  type FoodPortion,
  type Meal,
  type MealOption,
  PLAN_LIMITS,
} from '@ironbloom/brand/plan';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem } from '#shared/ui/overlays/action-menu.tsx';
import { useFood } from './food-context.ts';
import { FoodPicker } from './food-picker.tsx';
import { itemOf, moved, nextOption } from './food-plan.ts';
import { FoodRow } from './food-row.tsx';
import { figuresInWords } from './food-words.ts';
import { ItemDialog } from './item-dialog.tsx';
import styles from './meal-panel.module.css';
import { MoreMenu, Tool } from './parts.tsx';

interface MealPanelProps {
  meal: Meal;
  /** As it was published last. */
  base: Meal | null | undefined;
  /** Whether something was published, so that what is new can be marked. */
  marksNew: boolean;
  /** In the plan, by ids. */
  path: string;
  /** As the server names it, by numbers. */
  serverPath: string;
  option: MealOption;
  onOption: (id: string) => void;
  onCopy: () => void;
  more: readonly MenuItem[];
}

export function MealPanel(props: MealPanelProps): ReactNode {
  const { meal, base, marksNew, path, serverPath, option, onOption, onCopy, more } = props;
  const { busy, set, errorAt } = useFood();
  const [opened, setOpened] = useState<string>();
  const [picking, setPicking] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const id = useId();
  const optionIndex = meal.options.findIndex((one) => one.id === option.id);
  const itemsPath = `${path}.options.#${option.id}.items`;
  const published = new Map(
    (base?.options ?? []).flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  );
  const detailed = option.items.find((item) => item.id === opened);
  const nameError = errorAt(`${serverPath}.name`) ?? errorAt(`${serverPath}.at`);

  const setItems = (items: readonly FoodItem[]): void => set(itemsPath, items);
  function add(portion: FoodPortion): void {
    setItems([...option.items, itemOf(portion)]);
  }
  function closePicker(): void {
    flushSync(() => setPicking(false));
    adds.current?.focus();
  }
  function addOption(): void {
    const next = nextOption(option);
    set(`${path}.options`, [...meal.options, next]);
    onOption(next.id);
  }
  function move(index: number, by: number): void {
    setItems(moved(option.items, index, by));
    const { [index]: item } = option.items;
    // The row keeps the focus at its new place.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-amount="${item!.id}"]`)?.focus(),
    );
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey && event.key === 'd' && !busy) {
      event.preventDefault();
      onCopy();
      return;
    }
    if (!event.altKey || !/^[1-6]$/.test(event.key)) return;
    const { [Number(event.key) - 1]: chosen } = meal.options;
    if (!chosen) return;
    event.preventDefault();
    onOption(chosen.id);
  }

  return (
    // Keys of the fields and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.meal} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <input
          className={styles.at}
          type="time"
          aria-label={`Time of ${meal.name}`}
          value={meal.at}
          disabled={busy}
          onChange={({ target }) => set(`${path}.at`, target.value)}
        />
        <h2 className="sr" id={id}>
          {meal.name || 'Meal'}
        </h2>
        <input
          className={styles.name}
          data-meal={meal.id}
          aria-label="Name of the meal"
          aria-invalid={nameError ? true : undefined}
          maxLength={80}
          size={Math.max(8, meal.name.length)}
          value={meal.name}
          disabled={busy}
          onChange={({ target }) => set(`${path}.name`, target.value)}
        />
        <div className={styles.options} role="group" aria-label={`Options for ${meal.name}`}>
          {meal.options.map((one, index) => (
            <Tool key={one.id} aria-pressed={one.id === option.id} onClick={() => onOption(one.id)}>
              {optionLetter(index)}{' '}
              <span className="num">{shownNumber(shownFigures(optionFigures(one)).kcal)}</span>
            </Tool>
          ))}
          <Tool
            icon="plus"
            aria-label={`Another option for ${meal.name}`}
            disabled={busy || meal.options.length >= PLAN_LIMITS.options}
            onClick={addOption}
          />
        </div>
        <span className={`${styles.sum} num`}>{figuresInWords(optionFigures(option))}</span>
        <MoreMenu
          label={`More for ${meal.name}`}
          items={[
            {
              words: `Remove option ${optionLetter(optionIndex)}`,
              disabled: busy || meal.options.length < 2,
              act: () => set(`${path}.options`, meal.options.toSpliced(optionIndex, 1)),
            },
            {
              words: `Make ${optionLetter(optionIndex)} the usual option`,
              disabled: busy || optionIndex < 1,
              act: () => set(`${path}.options`, moved(meal.options, optionIndex, -optionIndex)),
            },
            ...more.map((item) => ({ ...item, disabled: item.disabled ?? busy })),
          ]}
        />
      </header>
      {nameError !== undefined && <p className={styles.error}>{nameError}</p>}
      {option.items.length > 0 && (
        <table ref={table} className={styles.foods}>
          <caption className="sr">
            {meal.name}, option {optionLetter(optionIndex)}
          </caption>
          <thead className="sr">
            <tr>
              <th>Food</th>
              <th>Amount</th>
              <th>kcal</th>
              <th>Protein</th>
              <th>Carbs</th>
              <th>Fat</th>
              <th>More</th>
            </tr>
          </thead>
          <tbody>
            {option.items.map((item, index) => (
              <FoodRow
                key={item.id}
                item={item}
                base={published.get(item.id)}
                marksNew={marksNew}
                path={`${itemsPath}.#${item.id}`}
                error={errorAt(`${serverPath}.options.${optionIndex}.items.${index}.amount`)}
                onMove={(by) => move(index, by)}
                onOpen={() => setOpened(item.id)}
                more={[
                  { words: 'Move up', disabled: busy || index === 0, act: () => move(index, -1) },
                  {
                    words: 'Move down',
                    disabled: busy || index === option.items.length - 1,
                    act: () => move(index, 1),
                  },
                  { words: 'Remove', disabled: busy, act: () => setItems(option.items.toSpliced(index, 1)) },
                ]}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.foot}>
        {picking ? (
          <FoodPicker label={`Food or recipe for ${meal.name}`} onPick={add} onClose={closePicker} />
        ) : (
          <Tool
            ref={adds}
            icon="plus"
            data-add
            disabled={busy || option.items.length >= PLAN_LIMITS.items}
            onClick={() => setPicking(true)}
          >
            Food or recipe
          </Tool>
        )}
      </div>
      {detailed && (
        <ItemDialog
          item={detailed}
          path={`${itemsPath}.#${detailed.id}`}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
