import { portionFigures, shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import { type Figures, type FoodItem, type FoodPortion, PLAN_LIMITS } from '@ironbloom/brand/plan';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { foodOf, useFood } from './food-context.ts';
import { FoodPicker } from './food-picker.tsx';
import { amountOf, typedAmount } from './food-plan.ts';
import { figuresInWords, sourceWords } from './food-words.ts';
import styles from './item-dialog.module.css';
import { OwnFoodDialog } from './own-food-dialog.tsx';
import { Tool } from './parts.tsx';

interface ItemDialogProps {
  item: FoodItem;
  path: string;
  onClose: () => void;
}

/** Figures with their source, and what may be eaten instead. */
export function ItemDialog({ item, path, onClose }: ItemDialogProps): ReactNode {
  const { set, busy, warningsOf } = useFood();
  const [picking, setPicking] = useState(false);
  const [editing, setEditing] = useState(false);
  const adds = useRef<HTMLButtonElement>(null);
  const food = foodOf(item);
  const warnings = warningsOf(item);
  const setSwaps = (swaps: readonly FoodPortion[]): void => set(`${path}.swaps`, swaps);
  function closePicker(): void {
    flushSync(() => setPicking(false));
    adds.current?.focus();
  }
  return (
    <Dialog open title={item.name} size="lg" onClose={onClose}>
      <Stack gap="4">
        {warnings.length > 0 && (
          <Notice tone={warnings.some(({ kind }) => kind === 'allergy') ? 'red' : 'amber'} icon="alert">
            {warnings.map(({ text }) => text).join('. ')}.
          </Notice>
        )}
        <table className={`${styles.figures} num`}>
          <thead>
            <tr>
              <th scope="col">Figures</th>
              <th scope="col">kcal</th>
              <th scope="col">Protein</th>
              <th scope="col">Carbs</th>
              <th scope="col">Fat</th>
            </tr>
          </thead>
          <tbody>
            <Line name="This portion" figures={portionFigures(item)} />
            <Line
              name={item.unitGrams === null ? `One ${item.unit}` : '100 g'}
              figures={item.figures}
              exact
            />
          </tbody>
        </table>
        <div className="small muted">
          <p>
            {food
              ? food.source.text
              : item.source === 'food'
                ? 'From our list of foods.'
                : sourceWords[item.source]}
          </p>
          {food && !food.checked && <p>Its figures were not looked up in a table.</p>}
          {food?.note && <p>{food.note}</p>}
          {food?.dietNote && <p>{food.dietNote}</p>}
          <p>
            Carbohydrate is without fibre.
            {food && ` Fibre: ${shownNumber(food.per100g.fibre)} g in 100 g.`}
          </p>
        </div>
        {item.source === 'own' && (
          <Tool disabled={busy} onClick={() => setEditing(true)}>
            Change name and figures
          </Tool>
        )}
        <section aria-labelledby="swaps">
          <h3 className="label" id="swaps">
            May be eaten instead
          </h3>
          <ul className={styles.swaps}>
            {item.swaps.map((swap, index) => (
              <Swap
                key={swap.id}
                swap={swap}
                onAmount={(amount) => set(`${path}.swaps.#${swap.id}.amount`, amount)}
                onRemove={() => setSwaps(item.swaps.toSpliced(index, 1))}
              />
            ))}
          </ul>
          {picking ? (
            <FoodPicker
              label={`Instead of ${item.name}`}
              onPick={(portion) => {
                setSwaps([...item.swaps, sized(portion, portionFigures(item).kcal)]);
                closePicker();
              }}
              onClose={closePicker}
            />
          ) : (
            <Button
              ref={adds}
              size="sm"
              disabled={busy || item.swaps.length >= PLAN_LIMITS.options}
              onClick={() => setPicking(true)}
            >
              Add a swap
            </Button>
          )}
        </section>
      </Stack>
      {editing && (
        <OwnFoodDialog
          name={item.name}
          portion={item}
          onSave={(portion) => {
            set(path, portion);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Dialog>
  );
}

/** A swap begins with the amount that has about the same energy. */
function sized(portion: FoodPortion, kcal: number): FoodPortion {
  const one = portionFigures({ ...portion, amount: 1 }).kcal;
  if (one <= 0 || kcal <= 0) return portion;
  const step = portion.unit === 'g' ? 5 : 0.5;
  return { ...portion, amount: Math.max(step, Math.round(kcal / one / step) * step) };
}

function Line({
  name,
  figures,
  exact = false,
}: {
  name: string;
  figures: Figures;
  exact?: boolean;
}): ReactNode {
  const values = exact ? figures : shownFigures(figures);
  return (
    <tr>
      <th scope="row">{name}</th>
      {(['kcal', 'protein', 'carbs', 'fat'] as const).map((figure) => (
        <td key={figure}>{shownNumber(values[figure])}</td>
      ))}
    </tr>
  );
}

interface SwapProps {
  swap: FoodPortion;
  onAmount: (amount: number) => void;
  onRemove: () => void;
}

function Swap({ swap, onAmount, onRemove }: SwapProps): ReactNode {
  const { busy, warningsOf } = useFood();
  const [typed, setTyped] = useState<string>();
  const warnings = warningsOf(swap);
  return (
    <li>
      <span>
        <b>{swap.name}</b>
        {warnings.length > 0 && <em>{warnings.map(({ text }) => text).join('. ')}</em>}
      </span>
      <label>
        <span className="sr">Amount of {swap.name}</span>
        <input
          className="num"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? typedAmount(swap.amount)}
          disabled={busy}
          onBlur={() => setTyped(undefined)}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const amount = amountOf(value);
            if (amount !== undefined) onAmount(amount);
          }}
        />{' '}
        {swap.unit}
      </label>
      <span className="num quiet">{figuresInWords(portionFigures(swap))}</span>
      <Tool icon="close" aria-label={`Remove ${swap.name}`} disabled={busy} onClick={onRemove} />
    </li>
  );
}
