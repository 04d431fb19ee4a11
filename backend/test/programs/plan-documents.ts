import type { FoodItem, FoodPlan, PlanRow, TrainingPlan } from '@ironbloom/brand/plan';

export const aRow = (change: Partial<PlanRow> = {}): PlanRow => ({
  id: 'row-1',
  exerciseId: 'back-squat',
  name: 'Back squat',
  sets: 4,
  amount: { kind: 'reps', from: 6, to: 8, aSide: false },
  load: { kind: 'kg', value: 47.5 },
  effort: { kind: 'rpe', value: 8 },
  tempo: '3-1-1',
  rest: 150,
  each: null,
  note: '',
  ...change,
});

/** @param count of weeks, each with two days */
export const aTrainingPlan = (count = 2): TrainingPlan => ({
  templateId: null,
  maxima: [{ id: 'deadlift', kg: 100 }],
  weeks: Array.from({ length: count }, (_, week) => ({
    id: `week-${week}`,
    name: week === count - 1 ? 'Deload' : '',
    note: '',
    days: [
      {
        id: 'day-a',
        weekday: 0,
        name: 'Lower A',
        minutes: 52,
        note: 'Walk 30 minutes on the other days.',
        blocks: [
          { id: 'block-1', kind: 'single', rows: [aRow({ note: 'Knees out.' })] },
          {
            id: 'block-2',
            kind: 'superset',
            rows: [
              aRow({
                id: 'row-2',
                exerciseId: 'deadlift',
                name: 'Deadlift',
                load: { kind: 'percent', value: 75 },
                rest: null,
              }),
              aRow({ id: 'row-3', exerciseId: null, name: 'குந்து', load: { kind: 'body', value: 0 } }),
            ],
          },
        ],
      },
      {
        id: 'day-b',
        weekday: 3,
        name: 'Upper A',
        minutes: null,
        note: '',
        blocks: [
          {
            id: 'block-3',
            kind: 'single',
            rows: [
              aRow({
                id: 'row-4',
                exerciseId: 'plank',
                name: 'Plank',
                amount: { kind: 'time', from: 45, to: null, aSide: false },
                load: null,
              }),
            ],
          },
        ],
      },
    ],
  })),
});

export const banana: FoodItem = {
  id: 'item-1',
  source: 'food',
  sourceId: 'banana',
  name: 'Banana',
  amount: 2,
  unit: 'medium',
  unitGrams: 100,
  figures: { kcal: 90, protein: 1.1, carbs: 20, fat: 0.3 },
  swaps: [],
};

export const aFoodPlan = (change: Partial<FoodPlan> = {}): FoodPlan => ({
  trainingDays: 4,
  training: {
    target: { kcal: 1_842, protein: 120, carbs: 210, fat: 58 },
    meals: [
      {
        id: 'meal-1',
        name: 'Breakfast',
        at: '08:45',
        options: [
          {
            id: 'option-1',
            items: [
              {
                ...banana,
                swaps: [{ ...banana, id: 'swap-1', sourceId: 'apple', name: 'Apple' }],
              },
              {
                ...banana,
                id: 'item-2',
                source: 'own',
                sourceId: null,
                name: 'पोहा',
                amount: 1,
                unit: 'plate',
                unitGrams: null,
                figures: { kcal: 340, protein: 7, carbs: 54, fat: 10 },
              },
            ],
          },
          { id: 'option-2', items: [{ ...banana, id: 'item-3', amount: 1 }] },
        ],
      },
    ],
  },
  rest: { target: null, meals: [] },
  note: 'Dinner before 20:30.',
  ...change,
});
