import type { PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { describe, expect, it } from 'vitest';
import type { LoggedSession, LoggedSet, Training } from './api.ts';
import { dayOf, factsOf, lastSetsOf, painNotes, painNotesOf, trainedRows } from './sessions.ts';
import {
  adherenceInWords,
  factsInWords,
  gainInWords,
  liftInWords,
  movedInWords,
  doneInWords,
  plannedInWords,
  sessionsInWords,
  setsInWords,
  undoneInWords,
} from './training-words.ts';

const row = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id,
  exerciseId: null,
  name: id,
  sets: 3,
  amount: { kind: 'reps', from: 8, to: null, aSide: false },
  load: { kind: 'kg', value: 60 },
  effort: null,
  tempo: '3-1-1',
  rest: 90,
  each: null,
  note: 'Slowly.',
  ...change,
});

const plan: TrainingPlan = {
  templateId: null,
  maxima: [{ id: 'back-squat', kg: 80 }],
  weeks: [
    {
      id: 'w1',
      name: '',
      note: '',
      days: [
        {
          id: 'lower',
          weekday: 0,
          name: 'Lower A',
          minutes: 50,
          note: '',
          blocks: [
            {
              id: 'b1',
              kind: 'single',
              rows: [row('squat', { exerciseId: 'back-squat', name: 'Back squat' })],
            },
            { id: 'b2', kind: 'superset', rows: [row('press'), row('plank', { sets: 2 })] },
          ],
        },
      ],
    },
  ],
};

const set = (key: string, change: Partial<LoggedSet> = {}): LoggedSet => ({
  key,
  rowId: key.startsWith('x:') ? null : key.split(':')[0]!,
  exerciseId: null,
  name: key.split(':')[0]!,
  kg: 60,
  reps: 8,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
  ...change,
});

const part = (kind: string, of: string, value: unknown) => ({
  key: of === '' ? kind : `${kind}:${of}`,
  kind,
  of,
  value,
});

const session = (change: Partial<LoggedSession> = {}): LoggedSession => ({
  _id: 'one',
  programId: 'program',
  on: '2026-11-26',
  version: 1,
  dayId: 'lower',
  plannedOn: null,
  weekId: 'w1',
  name: 'Lower A',
  finishedAt: '2026-11-26T02:52:00.000Z',
  parts: [part('started', '', '2026-11-26T02:00:00.000Z'), part('feel', '', 4)],
  sets: [],
  ...change,
});

describe('a session beside the plan', () => {
  it('has the rows of the plan in their order, and what was trained besides', () => {
    const one = session({
      sets: [
        set('squat:1'),
        set('squat:2', { reps: 7 }),
        set('squat:3', { done: false }),
        set('squat:10'),
        set('press:1', { removed: true }),
        set('x:a1', { name: 'Curl', kg: 10, reps: 12 }),
      ],
    });
    const rows = trainedRows(one, dayOf(plan, one));
    expect(rows.map(({ letter, name, sets }) => [letter, name, sets.map(({ key }) => key)])).toEqual([
      ['A', 'Back squat', ['squat:1', 'squat:2', 'squat:10']],
      ['B1', 'press', []],
      ['B2', 'plank', []],
      ['', 'Curl', ['x:a1']],
    ]);
    expect(rows.map(({ planned }) => planned?.id)).toEqual(['squat', 'press', 'plank', undefined]);
  });

  it('says what was swapped, skipped, noted, and what hurt', () => {
    const one = session({
      sets: [set('squat:1', { exerciseId: 'goblet-squat', name: 'Goblet squat' })],
      parts: [
        part('row-swap', 'squat', { exerciseId: 'goblet-squat', name: 'Goblet squat' }),
        part('row-skip', 'press', 'no-time'),
        part('row-skip', 'plank', 'pain'),
        part('row-pain', 'plank', 'Lower back.'),
        part('row-note', 'squat', 'Stiff.'),
        part('row-pain', 'squat', ''),
      ],
    });
    const day = dayOf(plan, one);
    expect(trainedRows(one, day)).toMatchObject([
      { name: 'Goblet squat', isSwapped: true, planned: { name: 'Back squat' }, note: 'Stiff.', pain: '' },
      { skipped: 'no-time', sets: [] },
      { skipped: 'pain', pain: 'Lower back.' },
    ]);
    expect(trainedRows(one, day).map(undoneInWords)).toEqual(['', 'Skipped: no time', 'Skipped: pain']);
    expect(factsOf(one, day).hasPain).toBe(true);
  });

  it('without the plan has what was done, by exercise', () => {
    const one = session({
      sets: [set('squat:1', { name: 'Back squat' }), set('press:1')],
      parts: [part('row-pain', 'gone', 'Wrist.')],
    });
    expect(trainedRows(one, undefined).map(({ name, pain }) => [name, pain])).toEqual([
      ['Back squat', ''],
      ['press', ''],
      ['', 'Wrist.'],
    ]);
    expect(factsOf(one, undefined)).toMatchObject({ sets: 2, planned: undefined, volume: 960 });
  });

  it('has its facts in words', () => {
    const one = session({ sets: [set('squat:1'), set('squat:2', { kg: 62.5 })], plannedOn: '2026-11-25' });
    const facts = factsOf(one, dayOf(plan, one));
    expect(factsInWords(facts)).toBe('2 of 8 sets, 980 kg, 52 min');
    expect(facts.feel).toBe(4);
    expect(movedInWords(one)).toBe('moved from Wed 25 Nov');
    expect(movedInWords(session())).toBe('');
    const more = session({
      parts: [],
      sets: [...'12345678']
        .map((number) => set(`squat:${number}`))
        .concat(set('press:1'), set('x:a'), set('x:b')),
    });
    expect(factsInWords(factsOf(more, dayOf(plan, more)))).toBe(
      '9 sets, 8 planned, 2 beside the plan, 5,280 kg',
    );
    const day = dayOf(plan, one)!;
    const warm = {
      ...day,
      blocks: [{ id: 'w', kind: 'warm-up' as const, rows: [row('jog')] }, ...day.blocks],
    };
    expect(factsOf(session({ sets: [set('jog:1'), set('squat:1')] }), warm)).toMatchObject({
      sets: 1,
      planned: 8,
    });
    expect(factsInWords(factsOf(session({ parts: [], sets: [set('squat:1')] }), undefined))).toBe(
      '1 set, 480 kg',
    );
  });
});

it('sets are told by their loads', () => {
  const of = (...changes: Partial<LoggedSet>[]) =>
    setsInWords(changes.map((change, at) => set(`a:${at}`, change)));
  expect(of({}, {}, { reps: 7 })).toBe('60 kg × 8, 8, 7');
  expect(of({ kg: 40 }, { kg: 42.5, reps: 6 })).toBe('40 kg × 8; 42.5 kg × 6');
  expect(of({ kg: 61.234_96 })).toBe('61.23 kg × 8');
  expect(of({ kg: null, reps: 12 }, { kg: null, reps: 10 })).toBe('12, 10 reps');
  expect(of({ kg: null, reps: null, seconds: 45 }, { kg: null, reps: null, seconds: 40 })).toBe('45 s, 40 s');
  expect(of({ kg: 20, reps: null, metres: 40 })).toBe('20 kg × 40 m');
  expect(of({ kg: 20, reps: null })).toBe('1 set with 20 kg');
  expect(of({ kg: null, reps: null }, { kg: null, reps: null })).toBe('2 sets');
});

it('sets that were done before a swap are told with their exercise', () => {
  const sets = [set('a:1', { name: 'Back squat', kg: 80 }), set('a:2', { name: 'Goblet squat', kg: 24 })];
  expect(doneInWords({ name: 'Goblet squat', sets })).toBe('Back squat: 80 kg × 8; 24 kg × 8');
});

it('what was planned is told without tempo, rest and note; a share of the maximum in kg', () => {
  expect(plannedInWords(row('squat'), plan)).toBe('3 × 8, 60 kg');
  const share = row('squat', { exerciseId: 'back-squat', load: { kind: 'percent', value: 75 } });
  expect(plannedInWords(share, plan)).toBe('3 × 8, 60 kg (75%)');
  expect(plannedInWords({ ...share, exerciseId: null }, plan)).toBe('3 × 8, 75%');
});

describe('of one exercise', () => {
  const squats = { exerciseId: 'back-squat', name: 'Back squat' };
  const training = {
    sessions: [
      session({ _id: 'b', parts: [part('row-skip', 'squat', 'pain'), part('row-skip', 'press', 'other')] }),
      session({
        _id: 'a',
        on: '2026-11-19',
        sets: [set('squat:1', squats), set('squat:2', { ...squats, done: false })],
        parts: [part('row-pain', 'squat', 'Left knee.'), part('row-pain', 'press', 'Wrist.')],
      }),
    ],
    last: [{ exerciseId: 'deadlift', on: '2026-10-01', sets: [set('d:1')] }],
  } as unknown as Training;

  it('there are the last sets, also those that are longer ago', () => {
    expect(lastSetsOf(training, squats)).toMatchObject([{ on: '2026-11-19', sets: [{ key: 'squat:1' }] }]);
    expect(lastSetsOf(training, { exerciseId: 'deadlift', name: 'x' })).toMatchObject([{ on: '2026-10-01' }]);
    expect(lastSetsOf(training, { exerciseId: null, name: 'Curl' })).toEqual([]);
  });

  it('there is what hurt, also where it was skipped for pain', () => {
    expect(painNotes(training).map(({ rowId, text }) => [rowId, text])).toEqual([
      ['squat', ''],
      ['squat', 'Left knee.'],
      ['press', 'Wrist.'],
    ]);
    expect(painNotes(training, '2026-11-20')).toHaveLength(1);
    expect(painNotesOf(training, squats, plan).map(({ text }) => text)).toEqual(['', 'Left knee.']);
    expect(painNotesOf(training, squats, null).map(({ text }) => text)).toEqual(['Left knee.']);
  });

  it('the estimate is told with its gain', () => {
    const lift = {
      exerciseId: 'back-squat',
      name: 'Back squat',
      points: [
        { on: '2026-11-02', estimate: 54, kg: 45, reps: 6 },
        { on: '2026-11-23', estimate: 64.166, kg: 55, reps: 5 },
      ],
    };
    expect(liftInWords(lift)).toBe('64.2 kg on 23 Nov 2026 (55 kg × 5), +10.2 kg since 2 Nov.');
    expect(gainInWords({ points: lift.points.slice(1) })).toBe('');
  });
});

describe('weeks', () => {
  const week = (planned: number, sessions: number) => ({ planned, sessions });
  const weeks = [week(4, 4), week(4, 3), week(4, 2)];

  it('do not count a session as missed while it may still be trained', () => {
    expect(adherenceInWords(weeks, true)).toBe('This week 2 of 4; 7 of 8 planned sessions done until then.');
    expect(adherenceInWords(weeks, false)).toBe('9 of 12 planned sessions done.');
    expect(adherenceInWords(weeks.slice(0, 1), true)).toBe('This week 4 of 4.');
    expect(adherenceInWords([week(0, 2)], false)).toBe('2 sessions done, none planned.');
  });

  it('say what was planned and done', () => {
    expect([week(4, 3), week(4, 0), week(0, 2), week(0, 0)].map(sessionsInWords)).toEqual([
      '3 of 4',
      'None of 4',
      '2, none planned',
      'None planned',
    ]);
  });
});
