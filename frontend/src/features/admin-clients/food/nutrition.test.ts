import {
  dayFigures,
  energyOf,
  offTarget,
  optionFigures,
  rangeOf,
  shoppingList,
  shownFigures,
  shownGrams,
  shownLine,
} from '@ironbloom/brand/nutrition';
import type { Figures, FoodDay, FoodItem, FoodPlan } from '@ironbloom/brand/plan';
import { expect, it } from 'vitest';

/** Pseudo-random numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const SOURCES = ['food', 'recipe', 'own'] as const;

function someDay(next: () => number): FoodDay {
  const count = (most: number) => Math.floor(next() * most);
  const item = (id: string): FoodItem => {
    const source = SOURCES[count(3)]!;
    const sourceId = source === 'own' ? null : `${source}-${count(5)}`;
    const weighed = source === 'food';
    return {
      id,
      source,
      sourceId,
      name: sourceId ?? `own-${count(5)}`,
      amount: weighed ? count(300) : Math.round(next() * 40) / 10,
      unit: weighed ? 'g' : 'serving',
      unitGrams: weighed ? 1 : null,
      figures: { kcal: count(600), protein: next() * 40, carbs: next() * 80, fat: next() * 30 },
      swaps: [],
    };
  };
  const meals = Array.from({ length: count(6) }, (_, meal) => ({
    id: `m${meal}`,
    name: 'Meal',
    at: '',
    options: Array.from({ length: 1 + count(3) }, (__, option) => ({
      id: `o${option}`,
      items: Array.from({ length: count(5) }, (___, at) => item(`i${at}`)),
    })),
  }));
  return { target: null, meals };
}

const close = (a: Figures, b: Figures) => {
  for (const name of ['kcal', 'protein', 'carbs', 'fat'] as const) expect(a[name]).toBeCloseTo(b[name], 6);
};

it('sums 1,000 random days as plain loops do, with the least and the most of every mix', () => {
  const next = numbers(51);
  for (let round = 0; round < 1_000; round += 1) {
    const day = someDay(next);
    const total: Figures = { kcal: 0, protein: 0, carbs: 0, fat: 0 };
    /** kcal of every mix of options, made one by one. */
    let mixes = [0];
    for (const meal of day.meals) {
      const kcals: number[] = [];
      for (const option of meal.options) {
        let kcal = 0;
        for (const { amount, unitGrams, figures } of option.items) {
          const factor = unitGrams === null ? amount : (amount * unitGrams) / 100;
          kcal += figures.kcal * factor;
          if (option === meal.options[0]) {
            total.kcal += figures.kcal * factor;
            total.protein += figures.protein * factor;
            total.carbs += figures.carbs * factor;
            total.fat += figures.fat * factor;
          }
        }
        kcals.push(kcal);
      }
      const longer: number[] = [];
      for (const mix of mixes) for (const kcal of kcals) longer.push(mix + kcal);
      mixes = longer;
    }
    close(dayFigures(day), total);
    const { least, most } = rangeOf(day);
    expect(least.kcal).toBeCloseTo(Math.min(...mixes), 6);
    expect(most.kcal).toBeCloseTo(Math.max(...mixes), 6);
  }
});

it('lists a week’s shopping of 200 random plans as plain loops do', () => {
  const next = numbers(7);
  for (let round = 0; round < 200; round += 1) {
    const plan: FoodPlan = {
      trainingDays: Math.floor(next() * 8),
      training: someDay(next),
      rest: someDay(next),
      note: '',
    };
    const sums: Record<string, number> = {};
    for (let day = 0; day < 7; day += 1) {
      const { meals } = day < plan.trainingDays ? plan.training : plan.rest;
      for (const { options } of meals) {
        for (const { name, amount, unitGrams } of options[0]?.items ?? []) {
          sums[name] = (sums[name] ?? 0) + amount * (unitGrams ?? 1);
        }
      }
    }
    const needed = Object.entries(sums).filter(([, amount]) => amount > 0);
    const list = shoppingList(plan);
    expect(list).toHaveLength(needed.length);
    for (const [name, amount] of needed)
      expect(list.find((line) => line.name === name)?.amount).toBeCloseTo(amount, 6);
  }
});

const banana: FoodItem = {
  id: 'a',
  source: 'food',
  sourceId: 'banana',
  name: 'Banana',
  amount: 1,
  unit: 'medium',
  unitGrams: 118,
  figures: { kcal: 89, protein: 1.1, carbs: 20.2, fat: 0.3 },
  swaps: [],
};

it('rounds what it shows, and only that', () => {
  const figures = optionFigures({ id: 'o', items: [banana] });
  expect(figures.kcal).toBeCloseTo(105.02, 6);
  expect(shownFigures(figures)).toEqual({ kcal: 105, protein: 1, carbs: 24, fat: 0 });
  expect(energyOf({ protein: 120, carbs: 210, fat: 58 })).toBe(1_842);
  expect([shownGrams(1_396), shownGrams(350.4), shownGrams(2.26)]).toEqual(['1.4 kg', '350 g', '2.3 g']);
});

it('marks what is more than a tenth away', () => {
  expect([
    offTarget(1_844, 1_842),
    offTarget(2_026, 1_842),
    offTarget(2_027, 1_842),
    offTarget(100, 120),
  ]).toEqual([undefined, undefined, 185, -20]);
});

it('shows grams and, where all portions have the same measure, the measures', () => {
  const day = (items: FoodItem[]): FoodDay => ({
    target: null,
    meals: [{ id: 'm', name: 'Snack', at: '', options: [{ id: 'o', items }] }],
  });
  const plan = { trainingDays: 4, training: day([banana]), rest: day([]), note: '' };
  expect(shoppingList(plan).map(shownLine)).toEqual(['472 g (4 × medium)']);
  const rice = { ...banana, name: 'Rice', sourceId: 'rice', unit: 'katori (150 ml)', unitGrams: 150 };
  expect(shoppingList({ ...plan, trainingDays: 3, training: day([rice]) }).map(shownLine)).toEqual([
    '450 g (3 katori of 150 ml)',
  ]);
  const mixed = { ...plan, rest: day([{ ...banana, unit: 'g', unitGrams: 1, amount: 100 }]) };
  expect(shoppingList(mixed).map(shownLine)).toEqual(['772 g']);
});
