import { optionFigures, shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import type { FoodPlan, Meal } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { Picture } from '#shared/ui/media/picture.tsx';
import { type Recipe, useRecipes } from '../api.ts';
import { Macros } from '../plan/macros.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import styles from './food-today.module.css';

interface FoodTodayProps {
  food: FoodPlan;
  /** Otherwise a rest day. */
  isTraining: boolean;
}

/** What she eats today: of each meal the usual option. */
export function FoodToday({ food, isTraining }: FoodTodayProps): ReactNode {
  const { guardian } = usePrograms().program;
  const myPath = useMyPath();
  const withFood = (['training', 'rest'] as const).filter(
    (kind) => food[kind].target !== null || food[kind].meals.length > 0,
  );
  const asked = isTraining ? 'training' : 'rest';
  const kind = withFood.includes(asked) ? asked : withFood[0];
  const meals = kind ? food[kind].meals : [];
  const hasRecipes = meals.some(({ options }) => options[0]?.items.some(({ source }) => source === 'recipe'));
  const recipes = useRecipes(hasRecipes).data ?? [];
  if (!kind) return null;
  const { target } = food[kind];
  return (
    <section className={room.part} aria-labelledby="food-today">
      <div className={styles.head}>
        <h2 className="d3" id="food-today">
          Food
        </h2>
        <Link className="link small" to={myPath(myPaths.plan, { part: 'food' })}>
          Plan and swaps
        </Link>
      </div>
      {/* Somebody under 18 sees no targets, whatever the plan has. */}
      {target && !guardian && <Macros figures={target} />}
      <p className="small muted">{kind === 'training' ? 'Training day' : 'Rest day'}</p>
      {meals.length > 0 && (
        <ul className={styles.meals}>
          {meals.map((meal) => (
            <MealOfToday key={meal.id} meal={meal} recipes={recipes} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MealOfToday({ meal, recipes }: { meal: Meal; recipes: readonly Recipe[] }): ReactNode {
  const [option] = meal.options.filter(({ items }) => items.length > 0);
  const figures = option && shownFigures(optionFigures(option));
  const recipe = option?.items
    .filter(({ source }) => source === 'recipe')
    .map(({ sourceId }) => recipes.find(({ _id }) => _id === sourceId))
    .find((found) => found !== undefined);
  const food = option?.items.map(({ name }) => name).join(', ') ?? 'As you like';
  return (
    <li data-plain={recipe ? undefined : true}>
      {recipe && <Picture {...recipe.picture} alt="" sizes="4rem" />}
      <div>
        <p className={`${styles.when} num`}>{[meal.at, meal.name].filter(Boolean).join(', ')}</p>
        <p className={styles.food}>
          {recipe && option?.items.length === 1 ? (
            <Link className="link" to={paths.recipe(recipe.slug)}>
              {food}
            </Link>
          ) : (
            food
          )}
        </p>
        {figures && (
          <p className="small muted num">
            {shownNumber(figures.kcal)} kcal · {figures.protein} g protein
          </p>
        )}
      </div>
    </li>
  );
}
