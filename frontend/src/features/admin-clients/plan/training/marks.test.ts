import type { TrainingPlan } from '@ironbloom/brand/plan';
import { parse } from '@ironbloom/brand/plan-cells';
import { expect, it } from 'vitest';
import { duplicateWeek, setCells } from './commands.ts';
import { emptyPlan, emptyRow, rowsOfWeek, single, withPlaced } from './lines.ts';
import { beforeOf, type Marks, marksOf } from './marks.ts';

const row = {
  ...emptyRow(),
  id: 'r',
  name: 'Squat',
  ...parse('load', '50')!,
  ...parse('each', '+2.5 kg / 2 wk')!,
};
const start = emptyPlan();
const first = { ...start.weeks[0]!, days: [withPlaced(start.weeks[0]!.days[0]!, [single(row)])] };
const published: TrainingPlan = { ...start, weeks: [first] };

const marks = (plan: TrainingPlan, week: number): Marks => {
  const shown = rowsOfWeek(plan.weeks[week]!).get('r')!;
  return marksOf(shown, beforeOf(plan, week, published)(shown));
};
const withLoad = (plan: TrainingPlan, week: number, load: string): TrainingPlan => ({
  ...plan,
  weeks: plan.weeks.with(week, setCells(plan.weeks[week]!, new Map([['r', parse('load', load)!]]))),
});

it('marks what was typed, against the published week', () => {
  expect(marks(published, 0)).toEqual({});
  expect(marks(withLoad(published, 0, '60'), 0)).toEqual({ load: { by: 'typed', was: 'Before: 50 kg' } });
});

it('marks what the progression made, in every so many weeks', () => {
  const three = duplicateWeek(duplicateWeek(published, 0, true), 1, true);
  expect(marks(three, 1)).toEqual({});
  expect(marks(withLoad(three, 2, '52.5'), 2)).toEqual({ load: { by: 'rule', was: 'Week 2: 50 kg' } });
  expect(marks(withLoad(three, 2, '55'), 2)).toEqual({ load: { by: 'typed', was: 'Week 2: 50 kg' } });
});

it('marks a row that is new in a published week by its name', () => {
  const added = { ...row, id: 'new' };
  expect(marksOf(added, beforeOf(published, 0, published)(added))).toEqual({
    name: { by: 'typed', was: 'A new row' },
  });
});
