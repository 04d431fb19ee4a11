import {
  optionFigures,
  optionLetter,
  portionFigures,
  shoppingList,
  shownAmount,
  shownFigures,
  shownLine,
  shownNumber,
} from '@ironbloom/brand/nutrition';
import type { FoodDay, FoodItem, FoodPlan, FoodPortion, Meal } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { type Recipe, useRecipes } from '../api.ts';
import room from '../room.module.css';
import { FoodSources } from './food-sources.tsx';
import styles from './food-part.module.css';
import { Macros } from './macros.tsx';
import { usePrinting } from './use-printing.ts';

const itemsOf = ({ training, rest }: FoodPlan): FoodItem[] =>
  [training, rest].flatMap(({ meals }) =>
    meals.flatMap(({ options }) => options.flatMap(({ items }) => items)),
  );

/** What she eats on training and rest days, with what may be eaten instead, and what a week of it takes. */
export function FoodPart({ food }: { food: FoodPlan }): ReactNode {
  const portions = itemsOf(food).flatMap((item): FoodPortion[] => [item, ...item.swaps]);
  const recipes = useRecipes(portions.some(({ source }) => source === 'recipe')).data ?? [];
  const { trainingDays, training, rest, note } = food;
  const days = [
    { name: 'Training days', count: trainingDays, day: training },
    { name: 'Rest days', count: 7 - trainingDays, day: rest },
  ].filter(({ count, day }) => count > 0 && (day.target !== null || day.meals.length > 0));
  const targets = days.filter(({ day }) => day.target !== null);
  const [shown, setShown] = useState(0);
  const { [shown]: chosen } = days;
  const list = shoppingList(food);
  if (!chosen) return <p className="muted">No meals are written yet.</p>;
  return (
    <div className={room.part}>
      {targets.length > 0 && (
        <>
          <h2 className="d3">Each day</h2>
          {targets.map(({ name, day }) => (
            <div key={name} className={styles.target}>
              <p className="label">{name}</p>
              <Macros figures={day.target!} />
            </div>
          ))}
        </>
      )}
      <div className={styles.heading}>
        <h2 className="d3">Meals</h2>
        {days.length > 1 && (
          <div className={styles.kinds} role="group" aria-label="Kind of day" data-screen-only>
            {days.map(({ name }, index) => (
              <button key={name} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
      {days.map(({ name, day, count }, index) => (
        <section
          key={name}
          className={styles.day}
          aria-label={name}
          data-shown={index === shown || undefined}
        >
          <h3 className={styles.paper}>
            {name}, {count} a week
          </h3>
          <Meals day={day} recipes={recipes} />
        </section>
      ))}
      {note !== '' && (
        <section className={room.part} aria-labelledby="food-note">
          <h2 className="d4" id="food-note">
            Notes
          </h2>
          <p className={styles.note}>{note}</p>
        </section>
      )}
      {list.length > 0 && (
        <section className={room.part} aria-labelledby="shopping">
          <h2 className="d3" id="shopping">
            Shopping for a week
          </h2>
          <p className="small muted">
            Of the first option of each meal, {trainingDays} training {trainingDays === 1 ? 'day' : 'days'}{' '}
            and {7 - trainingDays} rest {7 - trainingDays === 1 ? 'day' : 'days'}. Cooked foods are listed as
            eaten.
          </p>
          <dl className={`${room.facts} ${styles.shopping}`}>
            {list.map((line) => (
              <div key={`${line.source} ${line.name} ${line.unit}`}>
                <dt>{line.name}</dt>
                <dd>{shownLine(line)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <FoodSources portions={portions} />
    </div>
  );
}

function Meals({ day, recipes }: { day: FoodDay; recipes: readonly Recipe[] }): ReactNode {
  if (day.meals.length === 0) return <p className="muted">No meals are written for this day.</p>;
  return (
    <ul className={styles.meals}>
      {day.meals.map((meal) => (
        <MealEntry key={meal.id} meal={meal} recipes={recipes} />
      ))}
    </ul>
  );
}

function MealEntry({ meal, recipes }: { meal: Meal; recipes: readonly Recipe[] }): ReactNode {
  const { name, at, options } = meal;
  const filled = options.filter(({ items }) => items.length > 0);
  return (
    <li className={styles.meal}>
      <h3 className={styles.name}>
        {at !== '' && <span className="num">{at}</span>} {name}
      </h3>
      {filled.length === 0 && <p className="small muted">As you like.</p>}
      {filled.map((option, index) => {
        const { kcal, protein } = shownFigures(optionFigures(option));
        return (
          <div key={option.id} className={styles.option}>
            <p className={`${styles.sum} num`}>
              {filled.length > 1 && <b>Option {optionLetter(index)}: </b>}
              {shownNumber(kcal)} kcal · {protein} g protein
            </p>
            <ul className={styles.items}>
              {option.items.map((item) => (
                <Item key={item.id} item={item} recipes={recipes} />
              ))}
            </ul>
          </div>
        );
      })}
    </li>
  );
}

function Item({ item, recipes }: { item: FoodItem; recipes: readonly Recipe[] }): ReactNode {
  const { kcal, protein } = shownFigures(portionFigures(item));
  const { length } = item.swaps;
  const printing = usePrinting();
  return (
    <li className={styles.item}>
      <ItemPicture portion={item} recipes={recipes} />
      <div>
        <p className={styles.food}>
          <FoodName portion={item} recipes={recipes} />
        </p>
        <p className="small muted num">
          {shownAmount(item)} · {shownNumber(kcal)} kcal · {protein} g protein
        </p>
        {length > 0 && (
          <details className={styles.swaps} open={printing || undefined}>
            <summary>
              {length === 1 ? 'One swap' : `${length} swaps`} <Icon name="chevron-down" />
              <span className="sr">for {item.name}</span>
            </summary>
            <ul>
              {item.swaps.map((swap) => {
                const figures = shownFigures(portionFigures(swap));
                return (
                  <li key={swap.id}>
                    <span>
                      <FoodName portion={swap} recipes={recipes} />, {shownAmount(swap)}
                    </span>
                    <small className="num">
                      {shownNumber(figures.kcal)} kcal · {figures.protein} g
                    </small>
                  </li>
                );
              })}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

interface PortionProps {
  portion: FoodPortion;
  recipes: readonly Recipe[];
}

const recipeOf = ({ source, sourceId }: FoodPortion, recipes: readonly Recipe[]): Recipe | undefined =>
  source === 'recipe' ? recipes.find(({ _id }) => _id === sourceId) : undefined;

/** A recipe of the site is linked while it is there. */
function FoodName({ portion, recipes }: PortionProps): ReactNode {
  const recipe = recipeOf(portion, recipes);
  return recipe ? (
    <Link className="link" to={paths.recipe(recipe.slug)}>
      {portion.name}
    </Link>
  ) : (
    portion.name
  );
}

function ItemPicture({ portion, recipes }: PortionProps): ReactNode {
  const recipe = recipeOf(portion, recipes);
  return recipe ? <Picture {...recipe.picture} alt="" sizes="4rem" /> : null;
}
