import { type PlanRow, type PlanWeek, rowsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { parse, show } from '@ironbloom/brand/plan-cells';
import { shippedTemplates } from '@ironbloom/brand/templates';
import { describe, expect, it } from 'vitest';
import { changesBetween, edited, historyOf, redone, undone } from '#shared/document/document.ts';
import {
  addDay,
  copyOfDay,
  dropRow,
  duplicateWeek,
  fillDown,
  fillRight,
  groupRows,
  insertRows,
  moveDay,
  moveRows,
  prescribedOf,
  removeRows,
  removeWeek,
  replaceExercise,
  setCells,
  withoutEmptyRows,
  withTemplate,
} from './commands.ts';
import { emptyDay, emptyPlan, emptyRow, linesOf, rowsOfWeek, single } from './lines.ts';

const rowOf = (id: string, text = ''): PlanRow => ({
  ...emptyRow(),
  id,
  name: id,
  ...parse('load', '50 kg'),
  ...parse('each', text),
});

/** Days a and b of rows a1, a2, a3 and b1, b2. */
function aWeek(): PlanWeek {
  const days = { a: ['a1', 'a2', 'a3'], b: ['b1', 'b2'] };
  let week: PlanWeek = { id: 'w', name: '', note: '', days: [] };
  for (const [id, names] of Object.entries(days)) {
    week = addDay(week, { ...emptyDay(0), id });
    week = insertRows(
      week,
      id,
      0,
      names.map((name) => single(rowOf(name, '+2.5 kg'))),
    );
  }
  return week;
}
const aPlan = (weeks = [aWeek()]): TrainingPlan => ({ templateId: null, weeks, maxima: [] });
/** "a: A a1, B1 a2, B2 a3; b: …" */
const words = (week: PlanWeek): string =>
  week.days
    .map(({ id }) => {
      const lines = linesOf(week).filter(({ day, row }) => day.id === id && row);
      return `${id}: ${lines.map(({ letter, row }) => `${letter} ${row!.id}`).join(', ')}`;
    })
    .join('; ');
const ids = (...all: string[]): Set<string> => new Set(all);

describe('rows', () => {
  it('are grouped, and separated by the same command', () => {
    const grouped = groupRows(aWeek(), ids('a2', 'a3'), 'superset');
    expect(words(grouped)).toBe('a: A a1, B1 a2, B2 a3; b: A b1, B b2');
    expect(words(groupRows(grouped, ids('a2', 'a3'), 'superset'))).toBe(words(aWeek()));
    expect(groupRows(grouped, ids('a2', 'a3'), 'circuit').days[0]!.blocks[1]!.kind).toBe('circuit');
    expect(words(groupRows(aWeek(), ids('a1'), 'warm-up'))).toBe('a: W a1, A a2, B a3; b: A b1, B b2');
  });

  it('move within a day, into a superset and out of it, and to the next day', () => {
    let week = groupRows(aWeek(), ids('a2', 'a3'), 'superset');
    week = moveRows(week, ids('a1'), 1);
    expect(words(week)).toBe('a: A1 a2, A2 a1, A3 a3; b: A b1, B b2');
    week = moveRows(week, ids('a1'), 1);
    expect(words(week)).toBe('a: A1 a2, A2 a3, A3 a1; b: A b1, B b2');
    week = moveRows(week, ids('a1'), 1);
    expect(words(week)).toBe('a: A1 a2, A2 a3; b: A a1, B b1, C b2');
    week = moveRows(week, ids('b1', 'b2'), -1);
    expect(words(week)).toBe('a: A1 a2, A2 a3; b: A b1, B b2, C a1');
    week = moveRows(week, ids('b1', 'b2'), -1);
    expect(words(week)).toBe('a: A1 a2, A2 a3, B b1, C b2; b: A a1');
    expect(moveRows(week, ids('a2'), -1)).toBe(week);
  });

  it('are dropped before another one, removed and filled', () => {
    expect(words(dropRow(aWeek(), 'b2', 'a', 'a2'))).toBe('a: A a1, B b2, C a2, D a3; b: A b1');
    expect(words(dropRow(aWeek(), 'a1', 'b', undefined))).toBe('a: A a2, B a3; b: A b1, B b2, C a1');
    expect(words(removeRows(aWeek(), ids('a1', 'b1')))).toBe('a: A a2, B a3; b: A b2');
    const filled = fillDown(
      setCells(aWeek(), new Map([['a1', parse('load', '60')!]])),
      ['a1', 'a2'],
      ['load'],
    );
    expect([...rowsOfWeek(filled).values()].map((row) => show('load', row))).toEqual([
      '60 kg',
      '60 kg',
      '50 kg',
      '50 kg',
      '50 kg',
    ]);
  });

  it('keep their references where nothing changes', () => {
    const week = aWeek();
    const changed = setCells(week, new Map([['a1', { note: 'slow' }]]));
    expect(changed.days[1]).toBe(week.days[1]);
    expect(changed.days[0]!.blocks[1]).toBe(week.days[0]!.blocks[1]);
    expect(removeRows(week, ids('none'))).toBe(week);
  });
});

describe('weeks', () => {
  const loads = (plan: TrainingPlan, row: string): string[] =>
    plan.weeks.map((week) => show('load', rowsOfWeek(week).get(row) ?? emptyRow()));

  it('are duplicated with their progression, and keep the ids of their rows', () => {
    const plan = duplicateWeek(duplicateWeek(aPlan(), 0, true), 1, true);
    expect(loads(plan, 'a1')).toEqual(['50 kg', '52.5 kg', '55 kg']);
    expect(new Set(plan.weeks.map(({ id }) => id)).size).toBe(3);
    expect(loads(duplicateWeek(aPlan(), 0, false), 'a1')).toEqual(['50 kg', '50 kg']);
  });

  it('are duplicated with a progression of every second week', () => {
    let plan = aPlan([setCells(aWeek(), new Map([['a1', parse('each', '+2.5 kg / 2 wk')!]]))]);
    for (let at = 0; at < 4; at += 1) plan = duplicateWeek(plan, at, true);
    expect(loads(plan, 'a1')).toEqual(['50 kg', '50 kg', '52.5 kg', '52.5 kg', '55 kg']);
  });

  it('are filled to the right, with rows that they lack', () => {
    let plan = duplicateWeek(duplicateWeek(aPlan(), 0, false), 0, false);
    const [first] = plan.weeks;
    const week = insertRows(setCells(first!, new Map([['a1', parse('load', '80')!]])), 'a', 1, [
      single(rowOf('new', '+5 kg')),
    ]);
    plan = fillRight({ ...plan, weeks: plan.weeks.with(0, week) }, 0, ['a1', 'new'], ['load']);
    expect(loads(plan, 'a1')).toEqual(['80 kg', '82.5 kg', '85 kg']);
    expect(loads(plan, 'new')).toEqual(['50 kg', '55 kg', '60 kg']);
    expect(loads(plan, 'a2')).toEqual(['50 kg', '50 kg', '50 kg']);
  });

  it('have days that are copied and moved', () => {
    const week = aWeek();
    const copy = copyOfDay(week.days[0]!, week);
    const twice = addDay(week, copy);
    expect(rowsOfWeek(twice).size).toBe(8);
    expect(copyOfDay(week.days[0]!, { ...week, days: [] }).blocks[0]!.rows[0]!.id).toBe('a1');
    expect(moveDay(week, 'a', 1).days.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('are never none', () => expect(removeWeek(aPlan(), 0).weeks).toHaveLength(1));
});

it('replaces an exercise from a week on', () => {
  const plan = duplicateWeek(aPlan(), 0, false);
  const next = replaceExercise(plan, 1, { exerciseId: null, name: 'a1' }, { exerciseId: 'dip', name: 'Dip' });
  expect(next.weeks[0]).toBe(plan.weeks[0]);
  expect(rowsOfWeek(next.weeks[1]!).get('a1')).toMatchObject({ exerciseId: 'dip', name: 'Dip' });
});

it('takes a template from a weekday on, in place of the weeks from there', () => {
  const template = shippedTemplates[0]!.training;
  const days = template.weeks[0]!.days.length;
  const fresh = withTemplate(emptyPlan(), template, { at: 0, weekday: 0 });
  expect(fresh.weeks).toHaveLength(template.weeks.length);
  expect(fresh.weeks[0]!.days.map(({ weekday }) => weekday)).toEqual(
    days === 3 ? [0, 2, 4] : expect.anything(),
  );
  const kept = withTemplate(aPlan(), template, { at: 1, weekday: null });
  expect(kept.weeks).toHaveLength(template.weeks.length + 1);
  expect(kept.templateId).toBe(template.templateId);
});

it('leaves empty rows out', () => {
  const plan = aPlan([insertRows(aWeek(), 'a', 0, [single(emptyRow())])]);
  expect(rowsOf(withoutEmptyRows(plan))).toHaveLength(5);
  const full = aPlan();
  expect(withoutEmptyRows(full)).toBe(full);
});

it('is one step each: 100 commands are undone to the start and done again', () => {
  const start = duplicateWeek(aPlan(), 0, true);
  let history = historyOf(start);
  const seen = [start];
  for (let step = 0; step < 100; step += 1) {
    const week = history.document.weeks[0]!;
    const next = [
      () => setCells(week, new Map([['a1', { note: `step ${step}` }]])),
      () => insertRows(week, 'b', 0, [single(rowOf(`new${step}`))]),
      () => moveRows(week, ids('a1'), step % 8 < 4 ? 1 : -1),
      () => setCells(week, new Map([['a2', { rest: step }]])),
    ][step % 4]!();
    history = edited(history, '', { ...history.document, weeks: history.document.weeks.with(0, next) });
    seen.push(history.document);
  }
  expect(history.past).toHaveLength(100);
  for (const document of seen.toReversed().slice(1)) {
    history = undone(history);
    expect(history.document).toBe(document);
  }
  expect(changesBetween(history.document, start)).toEqual([]);
  for (const document of seen.slice(1)) {
    history = redone(history);
    expect(history.document).toBe(document);
  }
});

it('gives a copied day the next weekday that is free, or none', () => {
  let week: PlanWeek = { id: 'w', name: '', note: '', days: [emptyDay(2), emptyDay(3)] };
  for (let count = 0; count < 5; count += 1) week = addDay(week, copyOfDay(week.days[0]!, week));
  expect(week.days.map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6, 0, 1]);
  expect(copyOfDay(week.days[0]!, week).weekday).toBeNull();
  expect(copyOfDay(emptyDay(null), week).weekday).toBeNull();
  expect(copyOfDay(emptyDay(4), { ...week, days: [emptyDay(2)] }).weekday).toBe(4);
});

it('says in which weeks an exercise is prescribed', () => {
  const plan = aPlan([aWeek(), { ...aWeek(), id: 'x' }]);
  expect(prescribedOf(plan, { exerciseId: null, name: 'a1' }).map(({ at }) => at)).toEqual([0, 1]);
  expect(prescribedOf(null, { exerciseId: null, name: 'a1' })).toEqual([]);
});
