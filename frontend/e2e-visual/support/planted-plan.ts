import { shippedFoods } from '@ironbloom/brand/foods';
import type { FoodItem, FoodPlan, Meal, TrainingPlan } from '@ironbloom/brand/plan';
import { shippedTemplates } from '@ironbloom/brand/templates';

const shipped = shippedTemplates.find(({ id }) => id === 'beginner-gym-3')!.training;
const WEEKDAYS = [0, 2, 4];

/** Three sessions a week: on Monday, Wednesday and Friday. */
export const training: TrainingPlan = {
  ...shipped,
  weeks: shipped.weeks.map((week) => ({
    ...week,
    days: week.days.map((day, at) => ({ ...day, weekday: WEEKDAYS[at]! })),
  })),
};

function item(id: string, grams: number): FoodItem {
  const { name, per100g } = shippedFoods.find((food) => food.id === id)!;
  const { kcal, protein, carbs, fat } = per100g;
  return {
    id,
    source: 'food',
    sourceId: id,
    name,
    amount: grams,
    unit: 'g',
    unitGrams: 1,
    figures: { kcal, protein, carbs, fat },
    swaps: [],
  };
}

const meal = (name: string, at: string, items: FoodItem[]): Meal => ({
  id: name.toLowerCase(),
  name,
  at,
  options: [{ id: 'a', items }],
});

const [grain, other, pulse, dairy, fruit] = ['grains', 'grains', 'pulses', 'dairy', 'fruit'].map(
  (group, at) => shippedFoods.filter((food) => food.group === group)[at === 1 ? 1 : 0]!.id,
);
const meals = [
  meal('Breakfast', '08:30', [item(other!, 120), item(fruit!, 100)]),
  meal('Lunch', '13:30', [item(grain!, 150), item(pulse!, 180), item(dairy!, 150)]),
  meal('Dinner', '20:00', [item(other!, 100), item(pulse!, 150)]),
];

export const food: FoodPlan = {
  trainingDays: 3,
  training: { target: { kcal: 1840, protein: 120, carbs: 210, fat: 58 }, meals },
  rest: { target: { kcal: 1680, protein: 120, carbs: 170, fat: 58 }, meals: meals.slice(1) },
  note: 'Dinner before half past eight on three days.',
};
