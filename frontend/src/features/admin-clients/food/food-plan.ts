import type {
  Figures,
  FoodDay,
  FoodItem,
  FoodPlan,
  FoodPortion,
  Meal,
  MealOption,
} from '@ironbloom/brand/plan';
import type { Food } from '@ironbloom/brand/foods';
import { dayFigures, shownAmount, weekMean } from '@ironbloom/brand/nutrition';
import { newUuid } from '#shared/lib/uuid.ts';
import type { ClientFood, Recipe } from './api.ts';

export type DayKind = 'training' | 'rest';
export const dayWords: Readonly<Record<DayKind, string>> = { training: 'Training day', rest: 'Rest day' };
export const otherDay = (kind: DayKind): DayKind => (kind === 'training' ? 'rest' : 'training');

const newOption = (): MealOption => ({ id: newUuid(), items: [] });

export const newMeal = (name: string, at: string): Meal => ({
  id: newUuid(),
  name,
  at,
  options: [newOption()],
});

/** A day's usual meals, without food. */
const usualMeals = (): Meal[] => [
  newMeal('Breakfast', '08:30'),
  newMeal('Lunch', '13:30'),
  newMeal('Snack', '17:00'),
  newMeal('Dinner', '20:00'),
];

export const newPlan = (trainingDays: number, targets: Record<DayKind, Figures> | null): FoodPlan => ({
  trainingDays,
  training: { target: targets?.training ?? null, meals: usualMeals() },
  rest: { target: targets?.rest ?? null, meals: usualMeals() },
  note: '',
});

const figuresOf = ({ kcal, protein, carbs, fat }: Figures): Figures => ({ kcal, protein, carbs, fat });

/** One of its first household measure, or 100 g. */
export function portionOfFood(food: Food): FoodPortion {
  const [measure] = food.measures;
  return {
    id: newUuid(),
    source: 'food',
    sourceId: food.id,
    name: food.name,
    amount: measure ? 1 : 100,
    unit: measure?.name ?? 'g',
    unitGrams: measure?.grams ?? 1,
    figures: figuresOf(food.per100g),
  };
}

export const portionOfRecipe = ({ _id, name, nutrition }: Recipe): FoodPortion => ({
  id: newUuid(),
  source: 'recipe',
  sourceId: _id,
  name,
  amount: 1,
  unit: 'serving',
  unitGrams: null,
  figures: {
    kcal: nutrition.calories,
    protein: nutrition.protein,
    carbs: nutrition.carbs,
    fat: nutrition.fat,
  },
});

export const ownPortion = (name: string, unit: string, figures: Figures): FoodPortion => ({
  id: newUuid(),
  source: 'own',
  sourceId: null,
  name,
  amount: 1,
  unit,
  unitGrams: null,
  figures,
});

/** A client who may have no targets is compared with none, also where an older plan has some. */
export const comparedDay = (day: FoodDay, { may }: ClientFood['targets']): FoodDay =>
  may === 'none' ? { ...day, target: null } : day;

/** The energy that a day is aimed at, otherwise that of its usual options. */
export const energyOfDay = (day: FoodDay): number => day.target?.kcal ?? dayFigures(day).kcal;

/** Undefined where a day of the week has none yet, or where only one has a target. */
export function meanEnergy({ trainingDays, training, rest }: FoodPlan): number | undefined {
  const days = [...(trainingDays > 0 ? [training] : []), ...(trainingDays < 7 ? [rest] : [])];
  const isAlike = new Set(days.map(({ target }) => target !== null)).size === 1;
  if (!isAlike || days.some((day) => energyOfDay(day) === 0)) return undefined;
  return weekMean(trainingDays, energyOfDay(training), energyOfDay(rest));
}

const portionInWords = (portion: FoodPortion): string => `${portion.name}, ${shownAmount(portion)}`;

/** "Eggs, 2 × medium (or Paneer, 100 g)". */
export function itemInWords(item: FoodItem): string {
  const swaps = item.swaps.map(portionInWords).join('; ');
  return swaps === '' ? portionInWords(item) : `${portionInWords(item)} (or ${swaps})`;
}

export const itemOf = (portion: FoodPortion): FoodItem => ({ ...portion, swaps: [] });

/** The same weight in another measure: whole grams, or quarters of a measure. */
export function inUnit<Portion extends FoodPortion>(
  portion: Portion,
  unit: string,
  unitGrams: number,
): Portion {
  const grams = portion.amount * (portion.unitGrams ?? 1);
  const amount =
    unit === 'g' ? Math.max(1, Math.round(grams)) : Math.max(0.25, Math.round((grams / unitGrams) * 4) / 4);
  return { ...portion, unit, unitGrams, amount };
}

/** The next amount by a key, of 5 g or a quarter of a measure; never none. */
export function stepped({ amount, unit }: FoodPortion, steps: number): number {
  const step = unit === 'g' || unit === 'ml' ? 5 : 0.25;
  return Math.max(Math.min(step, amount), Math.round((amount + step * steps) * 100) / 100);
}

/** As an input shows it. */
export const typedAmount = (amount: number): string => String(Math.round(amount * 100) / 100);

/** A typed amount above 0; undefined for what is none. */
export function amountOf(text: string): number | undefined {
  const amount = Math.round(Number(text.trim().replace(',', '.')) * 100) / 100;
  return amount > 0 && amount <= 100_000 ? amount : undefined;
}

const anewItem = (item: FoodItem): FoodItem => ({
  ...item,
  id: newUuid(),
  swaps: item.swaps.map((swap) => ({ ...swap, id: newUuid() })),
});
const anewOption = (option: MealOption): MealOption => ({
  id: newUuid(),
  items: option.items.map(anewItem),
});
/** With ids of its own. */
export const anewMeal = (meal: Meal): Meal => ({
  ...meal,
  id: newUuid(),
  options: meal.options.map(anewOption),
});

/** The meals of a day with ids of their own; the target stays that of the day they come to. */
export const copiedDay = (from: FoodDay, to: FoodDay): FoodDay => ({
  ...to,
  meals: from.meals.map(anewMeal),
});

/** Another option begins with what the one that is shown has. */
export const nextOption = (shown: MealOption | undefined): MealOption =>
  shown ? anewOption(shown) : newOption();

/** Steps over the ends do nothing. */
export function moved<Item>(list: readonly Item[], from: number, by: number): readonly Item[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  const without = list.toSpliced(from, 1);
  return without.toSpliced(to, 0, list[from]!);
}
