import { dayFigures, shownNumber } from '@ironbloom/brand/nutrition';
import { type FoodDay, type FoodPlan, type Meal, type MealOption, PLAN_LIMITS } from '@ironbloom/brand/plan';
import { type ReactNode, useRef, useState } from 'react';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { KeysDialog, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { firstName } from '../words.ts';
import { DayTotals } from './day-totals.tsx';
import { useFood } from './food-context.ts';
import styles from './food-days.module.css';
import {
  anewMeal,
  comparedDay,
  copiedDay,
  type DayKind,
  dayWords,
  energyOfDay,
  meanEnergy,
  moved,
  newMeal,
  otherDay,
} from './food-plan.ts';
import { rulesInWords } from './food-words.ts';
import { MealPanel } from './meal-panel.tsx';
import { MoreMenu, Panel, Tool } from './parts.tsx';
import { Shopping } from './shopping.tsx';
import { Targets } from './targets.tsx';

const kinds = ['training', 'rest'] as const;

const keys = [
  { keys: ['t'], what: 'Training day or rest day' },
  { keys: ['/'], what: 'Add a food or recipe to the first meal' },
  { keys: ['↑', '↓'], what: 'In an amount: up, down; with Shift ten times as much' },
  { keys: ['Alt', '↑', '↓'], what: 'In an amount: move the food' },
  { keys: ['Alt', '1', '2', '3'], what: 'In a meal: option A, B, C' },
  { keys: ['Ctrl', 'D'], what: 'In a meal: copy it to the other day' },
  { keys: ['Tab'], what: 'Next amount' },
  { keys: ['?'], what: 'These keys' },
];

/** Training and rest day, with what they sum up to. */
export function FoodDays({ plan, base }: { plan: FoodPlan; base: FoodPlan | null }): ReactNode {
  const { client, known, busy, set, errorAt, warningsOf } = useFood();
  const [kind, setKind] = useState<DayKind>('training');
  /** The option of a meal that is looked at, where it is not the usual one. */
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [helping, setHelping] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const { [kind]: day } = plan;
  const options = shownOptions(day, shown);
  const rules = rulesInWords(known);
  const misfits = misfitsOf(day, warningsOf);
  const compared: FoodPlan = {
    ...plan,
    training: comparedDay(plan.training, known.targets),
    rest: comparedDay(plan.rest, known.targets),
  };

  useKeys((key) => {
    if (key === 't') setKind(otherDay(kind));
    else if (key === '?') setHelping(true);
    else if (key === '/') area.current?.querySelector<HTMLElement>('[data-add]')?.click();
    else return false;
    return true;
  });

  const mealsPath = `${kind}.meals`;
  const setMeals = (meals: FoodDay['meals']): void => set(mealsPath, meals);
  function addMeal(): void {
    const meal = newMeal('Meal', '');
    setMeals([...day.meals, meal]);
    requestAnimationFrame(() => {
      const name = area.current?.querySelector<HTMLInputElement>(`[data-meal="${meal.id}"]`);
      name?.focus();
      name?.select();
    });
  }
  function copyMeal(meal: Meal): void {
    const other = otherDay(kind);
    set(`${other}.meals`, [...plan[other].meals, anewMeal(meal)]);
    toast.success(`${meal.name} is on the ${dayWords[other].toLowerCase()}, too.`);
  }

  return (
    <div ref={area} className={styles.plan}>
      <div className={styles.top}>
        <div className={styles.kinds} role="group" aria-label="Kind of day">
          {kinds.map((one) => (
            <Tool key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>
              {dayWords[one]} <span className="num">{energyInWords(compared[one])}</span>
            </Tool>
          ))}
        </div>
        <div className={styles.tools}>
          <WeekMean plan={compared} />
          <MoreMenu
            label="More for this day"
            items={[
              {
                words: `Copy the meals to the ${dayWords[otherDay(kind)].toLowerCase()}`,
                disabled: busy,
                act: () => {
                  set(otherDay(kind), copiedDay(day, plan[otherDay(kind)]));
                  toast.success(
                    `Copied to the ${dayWords[otherDay(kind)].toLowerCase()}. Undo takes it back.`,
                  );
                },
              },
              { words: 'Keys', act: () => setHelping(true) },
              {
                words: 'Remove the food plan',
                disabled: busy,
                act: () => {
                  set('', null);
                  toast.success('The food plan is taken out. Undo brings it back.');
                },
              },
            ]}
          />
        </div>
        {rules !== '' && (
          <p className={styles.rules}>
            <AdminIcon name="flag" />
            <span>
              <b>{rules}</b>{' '}
              {misfits === 0
                ? 'Foods that break this are marked.'
                : `Marked here: ${misfits} ${misfits === 1 ? 'food' : 'foods'}.`}
            </span>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Targets kind={kind} plan={plan} />
          {day.meals.map((meal, index) => (
            <MealPanel
              key={meal.id}
              meal={meal}
              base={base && base[kind].meals.find(({ id }) => id === meal.id)}
              marksNew={base !== null}
              path={`${mealsPath}.#${meal.id}`}
              serverPath={`${mealsPath}.${index}`}
              option={options[index]!}
              onOption={(id) => setShown((before) => ({ ...before, [meal.id]: id }))}
              onCopy={() => copyMeal(meal)}
              more={[
                { words: 'Move up', disabled: index === 0, act: () => setMeals(moved(day.meals, index, -1)) },
                {
                  words: 'Move down',
                  disabled: index === day.meals.length - 1,
                  act: () => setMeals(moved(day.meals, index, 1)),
                },
                {
                  words: 'Duplicate',
                  act: () => setMeals(day.meals.toSpliced(index + 1, 0, anewMeal(meal))),
                },
                {
                  words: `Copy to the ${dayWords[otherDay(kind)].toLowerCase()}`,
                  act: () => copyMeal(meal),
                },
                { words: 'Remove', act: () => setMeals(day.meals.toSpliced(index, 1)) },
              ]}
            />
          ))}
          <button
            type="button"
            className={styles.add}
            disabled={busy || day.meals.length >= PLAN_LIMITS.meals}
            onClick={addMeal}
          >
            Add a meal
          </button>
          <p className="micro quiet">
            Carbohydrate is without fibre. Each figure names its source under “Details and swaps”. No medical
            advice.
          </p>
        </div>
        <aside className={styles.side} aria-label="Totals, shopping and notes">
          <DayTotals day={compared[kind]} options={options} />
          <Shopping plan={plan} />
          <Panel title={`Notes to ${firstName(client.name)}`}>
            <div className={styles.note}>
              <Textarea
                aria-label={`Notes to ${firstName(client.name)}`}
                aria-invalid={errorAt('note') ? true : undefined}
                rows={4}
                maxLength={2000}
                value={plan.note}
                disabled={busy}
                onChange={({ target }) => set('note', target.value)}
              />
              {errorAt('note') && <p className="err">{errorAt('note')}</p>}
            </div>
          </Panel>
        </aside>
      </div>
      {helping && <KeysDialog keys={keys} onClose={() => setHelping(false)} />}
      <p className={styles.foot} aria-hidden="true">
        <Foot day={compared[kind]} options={options} />
      </p>
    </div>
  );
}

/** Nothing for a day without target and food. */
const energyInWords = (day: FoodDay): string => {
  const kcal = Math.round(energyOfDay(day));
  return kcal === 0 ? '' : shownNumber(kcal);
};

function shownOptions({ meals }: FoodDay, shown: Readonly<Record<string, string>>): MealOption[] {
  return meals.map(
    ({ id, options }) =>
      options.find((option) => option.id === shown[id]) ?? options[0] ?? { id: 'none', items: [] },
  );
}

const misfitsOf = ({ meals }: FoodDay, warningsOf: ReturnType<typeof useFood>['warningsOf']): number =>
  meals
    .flatMap(({ options }) => options.flatMap(({ items }) => items.flatMap((item) => [item, ...item.swaps])))
    .filter((item) => warningsOf(item).length > 0).length;

function WeekMean({ plan }: { plan: FoodPlan }): ReactNode {
  const { set, busy } = useFood();
  const { trainingDays } = plan;
  const mean = meanEnergy(plan);
  return (
    <label className={styles.week}>
      <select
        value={trainingDays}
        disabled={busy}
        aria-label="Training days a week"
        onChange={({ target }) => set('trainingDays', Number(target.value))}
      >
        {Array.from({ length: 8 }, (_, days) => (
          <option key={days} value={days}>
            {`${days} training, ${7 - days} rest`}
          </option>
        ))}
      </select>
      {mean !== undefined && (
        <span>
          <b className="num">{shownNumber(Math.round(mean))}</b> kcal on average
        </span>
      )}
    </label>
  );
}

/** On a phone, where the totals stand below the meals. */
function Foot({ day, options }: { day: FoodDay; options: readonly MealOption[] }): ReactNode {
  const { kcal, protein } = dayFigures(day, [...options]);
  return (
    <>
      <b className="num">{shownNumber(Math.round(kcal))}</b>
      {day.target && ` of ${shownNumber(day.target.kcal)}`} kcal, <b className="num">{Math.round(protein)}</b>
      {day.target && ` of ${day.target.protein}`} g protein
    </>
  );
}
