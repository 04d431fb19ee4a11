import { energyOf, shownNumber } from '@ironbloom/brand/nutrition';
import type { Figures, FoodPlan } from '@ironbloom/brand/plan';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Input } from '#shared/ui/forms/input.tsx';
import { CalculatorDialog } from './calculator-dialog.tsx';
import { useFood } from './food-context.ts';
import { type DayKind, dayWords } from './food-plan.ts';
import { Tool } from './parts.tsx';
import styles from './targets.module.css';

type Macro = 'protein' | 'carbs' | 'fat';
const macros: readonly { name: Macro; words: string; kcal: number }[] = [
  { name: 'protein', words: 'Protein', kcal: 4 },
  { name: 'carbs', words: 'Carbs', kcal: 4 },
  { name: 'fat', words: 'Fat', kcal: 9 },
];

/** What a day is aimed at, in grams; kcal follow. */
export function Targets({ kind, plan }: { kind: DayKind; plan: FoodPlan }): ReactNode {
  const { known, busy, set, errorAt } = useFood();
  const [calculating, setCalculating] = useState(false);
  const { may, why } = known.targets;
  const { target } = plan[kind];
  const path = `${kind}.target`;
  const error = errorAt(path);
  const change = (next: Figures): void => set(path, next);

  return (
    <section className={styles.targets} aria-label={`Targets of the ${dayWords[kind].toLowerCase()}`}>
      {target && may !== 'none' && <Fields kind={kind} target={target} onChange={change} />}
      {!target && (
        <p className={styles.none}>
          {may === 'none' ? 'No targets.' : 'This day has no targets: the totals are shown beside it.'}
        </p>
      )}
      {target && may === 'none' && (
        <p className={styles.none}>This plan has targets that may not be published.</p>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.foot}>
        {why !== null && <p>{why}</p>}
        {may === 'calculate' && (
          <Tool disabled={busy} onClick={() => setCalculating(true)}>
            Calculate a start
          </Tool>
        )}
        {!target && may !== 'none' && (
          <Tool disabled={busy} onClick={() => change({ kcal: 0, protein: 0, carbs: 0, fat: 0 })}>
            Type targets
          </Tool>
        )}
        {target && (
          <Tool
            disabled={busy}
            onClick={() =>
              set('', {
                ...plan,
                training: { ...plan.training, target: null },
                rest: { ...plan.rest, target: null },
              })
            }
          >
            Remove the targets of both days
          </Tool>
        )}
      </div>
      {calculating && (
        <CalculatorDialog
          trainingDays={plan.trainingDays}
          onUse={({ training, rest }) => {
            setCalculating(false);
            set('', {
              ...plan,
              training: { ...plan.training, target: training },
              rest: { ...plan.rest, target: rest },
            });
          }}
          onClose={() => setCalculating(false)}
        />
      )}
    </section>
  );
}

interface FieldsProps {
  kind: DayKind;
  target: Figures;
  onChange: (target: Figures) => void;
}

function Fields({ kind, target, onChange }: FieldsProps): ReactNode {
  const { known, busy } = useFood();
  const { kg } = known.body;
  const id = useId();
  const energy = energyOf(target);
  const shareOf = ({ name, kcal }: (typeof macros)[number]): number =>
    energy === 0 ? 0 : Math.round((target[name] * kcal * 100) / energy);
  return (
    <div className={styles.fields}>
      <div className={styles.energy}>
        <span className="figure num">{shownNumber(Math.round(target.kcal))}</span>
        <span className="small quiet">kcal a day, from protein, carbs and fat</span>
      </div>
      <div className={styles.macros}>
        <div
          className={styles.bar}
          role="img"
          aria-label={`Energy from ${macros.map((one) => `${one.words.toLowerCase()} ${shareOf(one)}%`).join(', ')}`}
        >
          {macros.map((one) => (
            <i key={one.name} data-macro={one.name} style={{ '--share': shareOf(one) } as CSSProperties}>
              {shareOf(one) >= 8 && `${shareOf(one)}%`}
            </i>
          ))}
        </div>
        <div className={styles.inputs}>
          {macros.map(({ name, words }) => (
            <div key={`${kind}-${name}`} className={styles.input}>
              <label htmlFor={`${id}-${name}`}>
                <i data-macro={name} />
                {words}
              </label>
              <span>
                <Input
                  id={`${id}-${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={String(target[name])}
                  disabled={busy}
                  onChange={({ target: { value } }) => {
                    const grams = Number(value.replaceAll(/\D/g, '').slice(0, 4));
                    const next = { ...target, [name]: grams };
                    onChange({ ...next, kcal: energyOf(next) });
                  }}
                />
                <span className="quiet">g</span>
              </span>
              {kg !== null && (
                <span className="micro quiet num">
                  {shownNumber(Math.round((target[name] / kg) * 10) / 10)} g per kg
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
