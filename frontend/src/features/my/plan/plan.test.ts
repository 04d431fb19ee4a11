import { type FoodPlan, type PlanRow, setsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { datedDays, kgOf, weeksFrom } from '@ironbloom/brand/plan-days';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
import { dayInWords, detailsOf, doseOf, loadOf } from './plan-words.ts';

const row = (change: Partial<PlanRow> = {}): PlanRow => ({
  id: 'r1',
  exerciseId: 'back-squat',
  name: 'Back squat',
  sets: 4,
  amount: { kind: 'reps', from: 6, to: null, aSide: false },
  load: { kind: 'kg', value: 47.5 },
  effort: null,
  tempo: '',
  rest: 120,
  each: null,
  note: '',
  ...change,
});

const plan = (rows: PlanRow[], weeks = 1): TrainingPlan => ({
  templateId: null,
  maxima: [{ id: 'back-squat', kg: 80 }],
  weeks: Array.from({ length: weeks }, (_, index) => ({
    id: `w${index}`,
    name: '',
    note: '',
    days: [
      {
        id: 'd1',
        weekday: 0,
        name: 'Lower A',
        minutes: 52,
        note: '',
        blocks: rows.map((one) => ({ id: `b-${one.id}`, kind: 'single' as const, rows: [one] })),
      },
    ],
  })),
});

const food = (change: Partial<FoodPlan> = {}): FoodPlan => ({
  trainingDays: 4,
  training: { target: { kcal: 1_842, protein: 120, carbs: 210, fat: 58 }, meals: [] },
  rest: { target: null, meals: [] },
  note: '',
  ...change,
});

describe('the dates of a plan', () => {
  it('are seven days each from the start, without days off', () => {
    const [first, second] = weeksFrom('2026-11-26', 2, []);
    expect([first![0], first![6], second![0]]).toEqual(['2026-11-26', '2026-12-02', '2026-12-03']);
    const paused = [
      { state: 'agreed', fromOn: '2026-11-28', untilOn: '2026-11-30' },
      { state: 'refused', fromOn: '2026-12-02', untilOn: '2026-12-03' },
    ];
    expect(weeksFrom('2026-11-26', 1, paused)[0]).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('put a week’s days in the order in which they come; a day without weekday stays in its place', () => {
    const [{ days }] = plan([row()]).weeks as [TrainingPlan['weeks'][number]];
    const [monday] = days;
    const week = {
      id: 'w',
      name: '',
      note: '',
      days: [monday!, { ...monday!, id: 'd2', weekday: null }, { ...monday!, id: 'd3', weekday: 3 }],
    };
    // From a Thursday on.
    const [dates] = weeksFrom('2026-11-26', 1, []);
    expect(datedDays(week, dates!).map(({ day, on }) => [day.id, on])).toEqual([
      ['d3', '2026-11-26'],
      ['d2', null],
      ['d1', '2026-11-30'],
    ]);
    expect(datedDays(week, []).map(({ on }) => on)).toEqual([null, null, null]);
  });
});

describe('a row in words', () => {
  const whole = plan([row()]);
  it('has its dose and load', () => {
    expect(doseOf(row())).toBe('4 × 6');
    expect(doseOf(row({ amount: { kind: 'time', from: 45, to: null, aSide: true } }))).toBe(
      '4 × 45 s a side',
    );
    expect(doseOf(row({ amount: null }))).toBe('4 sets');
    expect(loadOf(row(), whole)).toEqual({ value: '47.5', unit: 'kg' });
    expect(loadOf(row({ load: { kind: 'body', value: 0 } }), whole)).toEqual({
      value: '',
      unit: 'body weight',
    });
    expect(loadOf(row({ name: 'Band row', load: { kind: 'body', value: 0 } }), whole)).toBeUndefined();
    expect(loadOf(row({ load: null }), whole)).toBeUndefined();
  });
  it('has the kg of a share of the known maximum', () => {
    const share = row({ load: { kind: 'percent', value: 75 } });
    expect(kgOf(share, whole)).toBe(60);
    expect(loadOf(share, whole)).toEqual({ value: '60', unit: 'kg' });
    expect(detailsOf(share, whole, undefined)).toBe('75% of your maximum, 2 min rest');
    expect(loadOf({ ...share, exerciseId: null }, whole)).toEqual({ value: '75', unit: '%' });
  });
  it('has effort, tempo, rest and what it is done in turns with', () => {
    expect(
      detailsOf(row({ effort: { kind: 'rir', value: 2 }, tempo: '3-1-1', rest: 90 }), whole, undefined),
    ).toBe('stop 2 short of failing, tempo 3-1-1, 90 s rest');
    expect([90, 120, 150].map((rest) => detailsOf(row({ rest }), whole, undefined))).toEqual([
      '90 s rest',
      '2 min rest',
      '2:30 min rest',
    ]);
    expect(detailsOf(row({ rest: null }), whole, 'superset')).toBe('superset');
    expect(detailsOf(row({ rest: 90 }), whole, 'last')).toBe('then 90 s rest');
  });
  it('sums a day', () => {
    const [{ days }] = plan([row(), row({ id: 'r2', sets: 3 })]).weeks as [TrainingPlan['weeks'][number]];
    expect(dayInWords(days[0]!)).toBe('52 min, 7 sets');
    expect(setsOf([{ ...days[0]!, blocks: [{ id: 'x', kind: 'warm-up', rows: [row()] }] }])).toBe(0);
  });
});

describe('two versions', () => {
  const version = (training: TrainingPlan | null, eaten: FoodPlan | null = null, html = '') => ({
    training,
    food: eaten,
    html,
  });
  it('that say the same have no changes', () => {
    expect(changesOf(version(plan([row()]), food()), version(plan([row()]), food()))).toEqual([]);
  });
  it('are told in words, a change of several weeks once', () => {
    const before = version(plan([row(), row({ id: 'r2', name: 'Deadlift' })], 3));
    const after = version(
      plan([row({ sets: 5, load: { kind: 'kg', value: 50 } }), row({ id: 'r3', name: 'Hip thrust' })], 3),
    );
    expect(changesOf(before, after)).toEqual([
      {
        title: 'Weeks 1 to 3, Lower A',
        lines: [
          'New: Hip thrust, 4 × 6, 47.5 kg',
          'Left out: Deadlift',
          'Back squat: sets 5 instead of 4, load 50 kg instead of 47.5 kg',
        ],
      },
    ]);
  });
  it('name new weeks, parts and targets', () => {
    expect(changesOf(version(plan([row()], 4)), version(plan([row()], 8), food(), '<p>x</p>'))).toEqual([
      { title: 'Parts', lines: ['Food is new', 'The text is new'] },
      { title: 'Weeks', lines: ['New: weeks 5 to 8'] },
    ]);
    const meal = (amount: number) => ({
      id: 'm',
      name: 'Lunch',
      at: '',
      options: [
        {
          id: 'o',
          items: [
            {
              id: 'i',
              source: 'food' as const,
              sourceId: 'curd',
              name: 'Curd',
              amount,
              unit: 'g',
              unitGrams: 1,
              figures: { kcal: 60, protein: 3, carbs: 5, fat: 3 },
              swaps: [],
            },
          ],
        },
      ],
    });
    const was = food({ rest: { target: null, meals: [meal(200)] } });
    const is = food({
      training: { target: { kcal: 1_720, protein: 120, carbs: 190, fat: 53 }, meals: [] },
      rest: { target: null, meals: [meal(150)] },
    });
    expect(changesOf(version(null, was), version(null, is))).toEqual([
      { title: 'Training days', lines: ['Target: 1,720 kcal, 120 g protein, 190 g carbs, 53 g fat'] },
      { title: 'Rest days, Lunch', lines: ['Curd, 150 g instead of Curd, 200 g'] },
    ]);
  });
  it('name the options of a meal', () => {
    const portion = (id: string, name: string, amount = 100) => ({
      id,
      source: 'own' as const,
      sourceId: null,
      name,
      amount,
      unit: 'g',
      unitGrams: 1,
      figures: { kcal: 60, protein: 3, carbs: 5, fat: 3 },
      swaps: [],
    });
    const first = { id: 'a', items: [portion('i', 'Curd')] };
    const second = { id: 'b', items: [portion('j', 'Paneer'), portion('k', 'Rice')] };
    const lunch = (options: FoodPlan['rest']['meals'][number]['options']) =>
      version(null, food({ rest: { target: null, meals: [{ id: 'm', name: 'Lunch', at: '', options }] } }));
    const linesOf = (...of: Parameters<typeof changesOf>) => changesOf(...of).flatMap(({ lines }) => lines);
    expect(linesOf(lunch([first]), lunch([first, second]))).toEqual([
      'New option B: Paneer, 100 g; Rice, 100 g',
    ]);
    expect(linesOf(lunch([first, second]), lunch([first]))).toEqual(['Left out: option B']);
    expect(linesOf(lunch([first, second]), lunch([second, first]))).toEqual([
      'The usual option is now Paneer, Rice',
    ]);
    const grown = { ...second, items: [...second.items, portion('l', 'Dal')] };
    expect(linesOf(lunch([first, second]), lunch([first, grown]))).toEqual(['In option B: new: Dal, 100 g']);
  });
});
