import { parse } from '@ironbloom/brand/plan-cells';
import { expect, it } from 'vitest';
import { changesBetween, differencesOf, merged } from '#shared/document/document.ts';
import { itemOf, newMeal, ownPortion } from '../food/food-plan.ts';
import { changesOf, fieldOf, inWords, labelOf } from './plan-changes.ts';
import { formOf, type PlanForm } from './plan-form.ts';
import { groupRows, insertRows, mapWeek, moveRows, removeRows, setCells } from './training/commands.ts';
import { emptyPlan, emptyRow, rowsOfWeek, single, withPlaced } from './training/lines.ts';

const plan = emptyPlan();
const day = {
  ...withPlaced(
    plan.weeks[0]!.days[0]!,
    ['Squat', 'Row'].map((name) => single({ ...emptyRow(), id: name, name, sets: 3 })),
  ),
  name: 'Lower',
};
const base: PlanForm = {
  ...formOf(null),
  training: { ...plan, weeks: [{ ...plan.weeks[0]!, days: [day] }] },
};
type Change = (week: NonNullable<PlanForm['training']>['weeks'][number]) => typeof week;
const changed = (form: PlanForm, change: Change): PlanForm => ({
  ...form,
  training: mapWeek(form.training!, 0, change),
});
const withCells = (form: PlanForm, id: string, text: string): PlanForm =>
  changed(form, (week) => setCells(week, new Map([[id, parse('load', text)!]])));

it('says what changes, a row a line', () => {
  const mine = withCells(withCells(base, 'Squat', '50'), 'Row', '30');
  expect(changesOf(base, mine)).toMatchObject([
    { what: 'Week 1, Mon, Lower: Squat, load', before: 'no load', after: '50 kg' },
    { what: 'Week 1, Mon, Lower: Row, load', before: 'no load', after: '30 kg' },
  ]);
  const both = changed(withCells(base, 'Squat', '50'), (week) =>
    setCells(week, new Map([['Squat', { sets: 5 }]])),
  );
  expect(changesOf(base, both)).toMatchObject([
    { what: 'Week 1, Mon, Lower: Squat', before: 'sets 3, no load', after: 'sets 5, load 50 kg' },
  ]);
  const without = changed(base, (week) => removeRows(week, new Set(['Row'])));
  expect(changesOf(base, without)).toMatchObject([
    { what: 'Week 1, Mon, Lower', before: '', after: 'removed: Row' },
  ]);
  const swapped = changed(without, (week) =>
    insertRows(week, day.id, 1, [single({ ...emptyRow(), name: 'Plank' })]),
  );
  expect(changesOf(base, swapped)).toMatchObject([{ after: 'removed: Row; added: Plank' }]);
  const turned = changed(base, (week) => moveRows(week, new Set(['Row']), -1));
  expect(changesOf(base, turned)).toMatchObject([
    { what: 'Week 1, Mon, Lower: order of the exercises', before: 'Squat, Row', after: 'Row, Squat' },
  ]);
  const grouped = changed(base, (week) => groupRows(week, new Set(['Squat', 'Row']), 'superset'));
  expect(changesOf(base, grouped)).toMatchObject([{ before: 'A Squat, B Row', after: 'A1 Squat, A2 Row' }]);
  expect(changesOf(base, { ...base, html: '<p>Walk</p>', note: 'New' })).toMatchObject([
    { what: 'Text', before: '', after: 'Walk' },
  ]);
});

it('compares two coaches row by row, and keeps what each changed alone', () => {
  const mine = withCells(base, 'Squat', '50');
  const theirs = changed(withCells(withCells(base, 'Squat', '55'), 'Row', '30'), (week) =>
    insertRows(week, day.id, 2, [single({ ...emptyRow(), id: 'Plank', name: 'Plank' })]),
  );
  const found = differencesOf({ base, mine, theirs }, { fieldOf });
  expect(found.map(({ path, both }) => [labelOf(path, mine), both])).toEqual([
    ['Week 1, Mon, Lower: order of the exercises', false],
    ['Week 1, Mon, Lower: Squat', true],
    ['Week 1, Mon, Lower: Row', false],
  ]);
  const [, squat] = found;
  expect(inWords(squat!.mine, squat!.path, mine)).toBe('Squat: 3, 50 kg');
  const together = merged({ base, mine, theirs }, { [squat!.path]: 'mine' }, { fieldOf });
  const loads = [...rowsOfWeek(together.training!.weeks[0]!).values()].map(({ name, load }) => [
    name,
    load?.value,
  ]);
  expect(loads).toEqual([
    ['Squat', 50],
    ['Row', 30],
    ['Plank', undefined],
  ]);
  expect(
    changesBetween(merged({ base, mine, theirs }, { [squat!.path]: 'theirs' }, { fieldOf }), theirs),
  ).toEqual([]);
});

it('names the targets of a day as one, and meals by their foods', () => {
  const target = { kcal: 1900, protein: 120, carbs: 210, fat: 64 };
  const breakfast = newMeal('Breakfast', '08:30');
  const foodDay = { target, meals: [breakfast] };
  const before: PlanForm = { ...base, food: { trainingDays: 3, training: foodDay, rest: foodDay, note: '' } };
  const egg = itemOf({ ...ownPortion('Eggs', 'medium', target), amount: 2 });
  const after: PlanForm = {
    ...before,
    food: {
      ...before.food!,
      training: {
        target: { ...target, kcal: 1940, protein: 130 },
        meals: [
          { ...breakfast, options: [{ ...breakfast.options[0]!, items: [egg] }] },
          newMeal('Lunch', ''),
        ],
      },
    },
  };
  expect(changesOf(before, after).map(({ what, before: was, after: is }) => [what, was, is])).toEqual(
    expect.arrayContaining([
      [
        'Targets of the training day',
        '1,900 kcal, 120 g protein, 210 g carbs, 64 g fat',
        '1,940 kcal, 130 g protein, 210 g carbs, 64 g fat',
      ],
      ['Training day, meals', '', 'added: Lunch'],
      ['Training day: Breakfast', '08:30', '08:30 Eggs, 2 × medium'],
    ]),
  );
});

it('says that a first meal without a name is added, not removed', () => {
  const foodDay = { target: null, meals: [] };
  const before: PlanForm = { ...base, food: { trainingDays: 3, training: foodDay, rest: foodDay, note: '' } };
  const meal = { target: null, meals: [newMeal('', '')] };
  expect(
    changesOf(before, { ...before, food: { ...before.food!, training: meal, rest: meal } }),
  ).toMatchObject([
    { what: 'Training day, meals', before: '', after: 'added: Meal 1' },
    { what: 'Rest day, meals', before: '', after: 'added: Meal 1' },
  ]);
});
