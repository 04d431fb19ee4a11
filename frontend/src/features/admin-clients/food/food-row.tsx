import { portionFigures, shownAmount, shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import type { FoodItem } from '@ironbloom/brand/plan';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import type { MenuItem } from '#shared/ui/overlays/action-menu.tsx';
import { foodOf, useFood } from './food-context.ts';
import { amountOf, inUnit, stepped, typedAmount } from './food-plan.ts';
import styles from './food-row.module.css';
import { MoreMenu } from './parts.tsx';

interface FoodRowProps {
  item: FoodItem;
  /** As it was published last. */
  base: FoodItem | undefined;
  marksNew: boolean;
  path: string;
  error: string | undefined;
  onMove: (by: number) => void;
  onOpen: () => void;
  more: readonly MenuItem[];
}

const figures = [
  { name: 'kcal', unit: 'kcal' },
  { name: 'protein', unit: 'P' },
  { name: 'carbs', unit: 'C' },
  { name: 'fat', unit: 'F' },
] as const;

/** Steps of a key with Shift. */
const LARGE_STEP = 10;

export function FoodRow(props: FoodRowProps): ReactNode {
  const { item, base, marksNew, path, error, onMove, onOpen, more } = props;
  const { busy, set, recipes, warningsOf } = useFood();
  const recipe = item.source === 'recipe' && item.sourceId ? recipes.get(item.sourceId) : undefined;
  const warnings = [item, ...item.swaps].flatMap((portion) =>
    warningsOf(portion).map(({ kind, text }) => ({
      kind,
      text: portion === item ? text : `${text} (swap: ${portion.name})`,
    })),
  );
  const isChanged =
    base === undefined
      ? marksNew
      : base.amount !== item.amount || base.unit !== item.unit || base.name !== item.name;
  const values = shownFigures(portionFigures(item));

  return (
    <tr className={styles.row} data-changed={isChanged || undefined}>
      <td className={styles.name}>
        <div>
          {recipe ? (
            <Picture {...recipe.picture} alt="" sizes="2.5rem" />
          ) : (
            <span className={styles.blank} aria-hidden="true" />
          )}
          <div className={styles.words}>
            <button type="button" onClick={onOpen} aria-label={`${item.name}: details and swaps`}>
              {item.name}
            </button>
            {recipe && (
              <a className="link" href={paths.recipe(recipe.slug)} target="_blank" rel="noreferrer">
                Our recipe<span className="sr"> (opens a new tab)</span>
              </a>
            )}
            {item.swaps.length > 0 && (
              <span className={styles.swaps}>or {item.swaps.map(({ name }) => name).join(', ')}</span>
            )}
            {isChanged && <span className="sr">Changed since the published version</span>}
            {warnings.length > 0 && (
              <ul className={styles.warnings}>
                {warnings.map(({ kind, text }) => (
                  <li key={text} data-kind={kind}>
                    <Icon name="alert" />
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </td>
      <td className={styles.quantity}>
        <Amount item={item} path={path} error={error} onMove={onMove} />
      </td>
      {figures.map(({ name, unit }) => (
        <td key={name} className={`${styles.figure} num`} data-figure={name}>
          {shownNumber(values[name])} <span>{unit}</span>
        </td>
      ))}
      <td className={styles.more}>
        <MoreMenu
          label={`More for ${item.name}`}
          items={[
            { words: 'Details and swaps', act: onOpen },
            {
              words: 'Double',
              disabled: busy,
              act: () => set(`${path}.amount`, Math.min(100_000, item.amount * 2)),
            },
            ...more,
          ]}
        />
      </td>
    </tr>
  );
}

type AmountProps = Pick<FoodRowProps, 'item' | 'path' | 'error' | 'onMove'>;

/** Typed as text; what is no amount stays in the field, marked, and the plan keeps the last one. */
function Amount({ item, path, error, onMove }: AmountProps): ReactNode {
  const { busy, set } = useFood();
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const shown = typed ?? typedAmount(item.amount);
  const isWrong = typed !== undefined && amountOf(typed) === undefined;
  const measures = foodOf(item)?.measures ?? [];

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) onMove(-by);
    else {
      setTyped(undefined);
      set(`${path}.amount`, stepped(item, by * (event.shiftKey ? LARGE_STEP : 1)));
    }
  }

  return (
    <>
      <label className="sr" htmlFor={id}>
        {item.name}, {item.unit}
      </label>
      <input
        id={id}
        className={clsx(styles.amount, 'num')}
        data-amount={item.id}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        disabled={busy}
        aria-invalid={isWrong || error !== undefined ? true : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const amount = amountOf(value);
          if (amount !== undefined) set(`${path}.amount`, amount);
        }}
      />
      {measures.length > 0 ? (
        <select
          className={styles.unit}
          aria-label={`Measure of ${item.name}`}
          value={item.unit}
          disabled={busy}
          onChange={({ target }) => {
            const measure = measures.find(({ name }) => name === target.value);
            setTyped(undefined);
            set(path, inUnit(item, target.value, measure?.grams ?? 1));
          }}
        >
          {measures.map(({ name, grams }) => (
            <option key={name} value={name}>
              {`${name}, ${grams} g`}
            </option>
          ))}
          <option value="g">g</option>
          {item.unit !== 'g' && !measures.some(({ name }) => name === item.unit) && (
            <option value={item.unit}>{item.unit}</option>
          )}
        </select>
      ) : (
        <span className="quiet">{item.unit}</span>
      )}
      <span className="sr">{shownAmount(item)}</span>
    </>
  );
}
