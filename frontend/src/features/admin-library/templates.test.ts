import { readFileSync } from 'node:fs';
import { shippedExercises } from '@ironbloom/brand/library';
import { type PlanRow, setsOf, workRowsOf } from '@ironbloom/brand/plan';
import { shippedTemplates } from '@ironbloom/brand/templates';
import { describe, expect, it } from 'vitest';

interface Row {
  id: string;
  exercise: string;
  sets: number;
  load: { type: string; value?: number; of?: string };
  main?: string;
  mainSetsChange?: number;
}
interface Week {
  rir: number;
  setsChange: number;
  setsChangeRows?: number[];
  percentOfBefore?: number;
  loadPercent?: number;
  main?: { sets: number; reps: number; percent: number };
  topSet?: object;
}
interface Written {
  id: string;
  weekPlan: Week[];
  days: { id: string; warmUp: Row[]; rows: Row[] }[];
}

/** Read apart from the module that is tested. */
const written = (
  JSON.parse(readFileSync('../brand/src/coaching/templates.json', 'utf8')) as { templates: Written[] }
).templates;

const planOf = (id: string) => shippedTemplates.find((template) => template.id === id)!.training;
/** The work rows of a day. */
const rowsOf = (id: string, week: number, day: number): PlanRow[] =>
  workRowsOf(planOf(id).weeks[week - 1]!.days[day]!);

describe('every shipped template', () => {
  it.each(written.map((template) => [template.id, template] as const))(
    '%s follows its week rule',
    (id, template) => {
      template.weekPlan.forEach((week, weekIndex) => {
        template.days.forEach((day, dayIndex) => {
          const rows = rowsOf(id, weekIndex + 1, dayIndex).filter((row) => !row.id.endsWith('-top'));
          expect(rows.map((row) => row.id)).toEqual(day.rows.map((row) => row.id));
          day.rows.forEach((from, index) => {
            const row = rows[index]!;
            const isMain = from.main !== undefined && week.main !== undefined;
            const changes = week.setsChangeRows === undefined || week.setsChangeRows.includes(index);
            const sets = isMain
              ? week.main!.sets + (from.mainSetsChange ?? 0)
              : Math.max(1, from.sets + (changes ? week.setsChange : 0));
            expect([row.id, row.sets]).toEqual([from.id, sets]);
            if (from.load.type === 'rir')
              expect(row.effort).toEqual({
                kind: 'rir',
                value: index === 0 ? week.rir : Math.max(week.rir, from.load.value!),
              });
            if (from.load.of === 'before-break')
              expect(row.load).toEqual({ kind: 'before', value: week.percentOfBefore });
            if (isMain) {
              expect(row.amount).toMatchObject({ kind: 'reps', from: week.main!.reps, to: null });
              expect(row.load!.value).toBeCloseTo(week.main!.percent * 0.9, 5);
            }
          });
        });
      });
    },
  );

  it('names exercises of the library, with the same ids in every week', () => {
    const names = new Map(shippedExercises.map(({ id, name }) => [id, name]));
    for (const { training } of shippedTemplates) {
      const ids = training.weeks.map(({ days }) =>
        days.flatMap(({ blocks }) =>
          blocks.flatMap(({ rows }) => rows.map(({ id }) => id)).filter((id) => !id.endsWith('-top')),
        ),
      );
      expect(new Set(ids[0]).size).toBe(ids[0]!.length);
      for (const some of ids) expect(some).toEqual(ids[0]);
      for (const { days } of training.weeks)
        for (const { blocks } of days)
          for (const { rows } of blocks)
            for (const { exerciseId, name } of rows) expect(names.get(exerciseId!)).toBe(name);
    }
  });
});

describe('sets a week', () => {
  it('are those of the work rows', () => {
    const setsOfWeeks = (id: string) => planOf(id).weeks.map(({ days }) => setsOf(days));
    expect(setsOfWeeks('upper-lower-4')).toEqual([78, 78, 78, 54, 78, 78, 78, 54]);
    expect(setsOfWeeks('home-dumbbells-3')).toEqual([29, 45, 45, 45, 51, 45]);
  });
});

describe('single weeks, read by hand', () => {
  it('the light week of four days: a set less, ten percent lighter, more in reserve', () => {
    const [squat, deadlift] = rowsOf('upper-lower-4', 4, 0);
    expect(squat).toMatchObject({
      exerciseId: 'back-squat',
      sets: 3,
      load: null,
      effort: { kind: 'rir', value: 4 },
      rest: 150,
      tempo: '3-0-1',
      amount: { kind: 'reps', from: 6, to: 8, aSide: false },
    });
    expect(squat!.note).toBe('Two lighter sets before the first one. 10 % lighter than last week.');
    expect(deadlift).toMatchObject({ sets: 2, effort: { kind: 'rir', value: 4 } });
  });

  it('the last week of strength: percentages of the best, and one set more after the others', () => {
    const rows = rowsOf('strength-base-3', 8, 0);
    expect(
      rows.map(({ id, sets, load, effort }) => [id, sets, load?.value ?? null, effort?.value ?? null]),
    ).toEqual([
      ['a-1', 3, 63, 4],
      ['a-1-top', 1, null, 8],
      ['a-2', 3, 63, null],
      ['a-2-top', 1, null, 8],
      ['a-3', 3, null, 4],
      ['a-4', 3, null, 4],
      ['a-5', 3, 0, null],
    ]);
    expect(rowsOf('strength-base-3', 8, 1)[0]).toMatchObject({ exerciseId: 'deadlift', sets: 2 });
    expect(rowsOf('strength-base-3', 1, 2)[0]!.load).toEqual({ kind: 'percent', value: 58.5 });
  });

  it('a fourth round for the first pair alone, its rest after the second exercise', () => {
    expect(rowsOf('busy-2x30', 5, 0).map(({ sets }) => sets)).toEqual([4, 4, 3, 3, 2]);
    const [warmUp, first] = planOf('busy-2x30').weeks[4]!.days[0]!.blocks;
    expect([warmUp!.kind, first!.kind]).toEqual(['warm-up', 'superset']);
    expect(first!.rows.map(({ rest }) => rest)).toEqual([30, 60]);
    const pair = planOf('upper-lower-4').weeks[0]!.days[0]!.blocks.find(({ kind }) => kind === 'superset');
    expect(pair!.rows.map(({ rest }) => rest)).toEqual([null, 75]);
  });

  it('the return: loads from before the break grow, one side is said once', () => {
    expect(rowsOf('return-3', 3, 1).map(({ load }) => load?.value ?? null)).toEqual([70, 70, 70, 70, 0]);
    expect(rowsOf('return-3', 1, 1)[3]).toMatchObject({
      exerciseId: 'step-up',
      sets: 1,
      note: '',
      amount: { from: 8, to: 10, aSide: true },
      effort: { kind: 'rir', value: 5 },
    });
  });
});
