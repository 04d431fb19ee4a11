import {
  type FoodPlan,
  LOAD_LIMITS,
  MOST_AMOUNT,
  PLAN_LIMITS,
  rowsOfDay,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { z } from 'zod';
import type { BodyLimits } from '../../platform/http/input/bodies.ts';
import { nameLine, plainLine, plainText } from '../../platform/http/input/text-fields.ts';

/** Enough for 26 weeks of 7 days of 10 rows, and food. */
export const PLAN_BODY: BodyLimits = { bytes: 2_097_152, values: 100_000 };

/** The id of an exercise, a food or a template. */
export const libraryId = z.string().regex(/^[\w-]{1,64}$/);
/** The id of a part of a document. The browser makes it, or it comes from a shipped template. */
const id = libraryId;

/** An id of a list that the product ships. */
export function knownId(list: readonly { id: string }[], unknown: string) {
  const ids = new Set(list.map((one) => one.id));
  return z.string().refine((typed) => ids.has(typed), unknown);
}
const count = (max: number) => z.int().min(0).max(max);
const amountOf = (max: number) => z.number().min(0).max(max);

const SAME_ID = 'Two parts have the same id';
const hasOwnIds = (all: readonly { id: string }[]): boolean =>
  new Set(all.map((one) => one.id)).size === all.length;

/** Items of a list are told apart by their ids: drafts are compared by them. */
const items = <Item extends z.ZodType<{ id: string }>>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max}`).refine(hasOwnIds, SAME_ID);

const row = z.object({
  id,
  exerciseId: libraryId.nullable(),
  name: nameLine(120),
  sets: count(50).nullable(),
  amount: z
    .object({
      kind: z.enum(['reps', 'time', 'distance']),
      from: amountOf(MOST_AMOUNT),
      to: amountOf(MOST_AMOUNT).nullable(),
      aSide: z.boolean(),
    })
    .refine(({ from, to }) => to === null || to >= from, { path: ['to'], message: 'A range goes up' })
    .nullable()
    .meta({ description: 'Repetitions, seconds or metres' }),
  load: z
    .object({
      kind: z.enum(['kg', 'pair', 'percent', 'before', 'last', 'body']),
      value: z.number().min(LOAD_LIMITS.least).max(LOAD_LIMITS.most),
    })
    .nullable()
    .meta({ description: 'kg or percent' }),
  effort: z.object({ kind: z.enum(['rpe', 'rir']), value: amountOf(10) }).nullable(),
  tempo: z.string().regex(/^(\d{1,2}(-\d{1,2}){2,3})?$/, 'Please write seconds such as 3-1-1'),
  rest: count(3_600).nullable().meta({ description: 'Seconds' }),
  each: z
    .object({
      kind: z.enum(['kg', 'percent', 'reps', 'seconds', 'metres', 'sets']),
      add: z.number().min(-1_000).max(1_000),
      everyWeeks: z.int().min(1).max(26),
      until: amountOf(100_000).nullable(),
    })
    .nullable()
    .meta({ description: 'How the target grows over the weeks' }),
  note: plainText(300),
});

const block = z.object({
  id,
  kind: z.enum(['single', 'superset', 'circuit', 'warm-up']),
  rows: items(row, PLAN_LIMITS.rows),
});

const day = z
  .object({
    id,
    weekday: z.int().min(0).max(6).nullable().meta({ description: '0 is Monday' }),
    name: plainLine(80),
    minutes: count(600).nullable(),
    note: plainText(600),
    blocks: items(block, PLAN_LIMITS.rows),
  })
  .refine((written) => rowsOfDay(written).length <= PLAN_LIMITS.rows, {
    path: ['blocks'],
    message: `At most ${PLAN_LIMITS.rows} exercises a day`,
  })
  .refine((written) => hasOwnIds(rowsOfDay(written)), { path: ['blocks'], message: SAME_ID });

const week = z.object({
  id,
  name: plainLine(80),
  note: plainText(600),
  days: items(day, PLAN_LIMITS.days),
});

export const trainingPlan = z.object({
  templateId: libraryId.nullable(),
  weeks: items(week, PLAN_LIMITS.weeks),
  maxima: items(z.object({ id: libraryId, kg: amountOf(1_000) }), 200),
}) satisfies z.ZodType<TrainingPlan>;

const figures = z.object({
  kcal: amountOf(20_000),
  protein: amountOf(5_000),
  carbs: amountOf(5_000),
  fat: amountOf(5_000),
});

const portion = {
  id,
  source: z.enum(['food', 'recipe', 'own']),
  sourceId: libraryId.nullable(),
  name: nameLine(200),
  amount: z.number().gt(0, 'Please enter an amount above 0').max(100_000),
  unit: plainLine(60),
  unitGrams: amountOf(10_000).nullable(),
  figures: figures.meta({ description: 'For 100 g; for one unit where unitGrams is null' }),
};

const meal = z.object({
  id,
  name: nameLine(80),
  at: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Please enter a time such as 08:45'),
  options: items(
    z.object({
      id,
      items: items(
        z.object({ ...portion, swaps: items(z.object(portion), PLAN_LIMITS.options) }),
        PLAN_LIMITS.items,
      ),
    }),
    PLAN_LIMITS.options,
  ),
});

const foodDay = z.object({ target: figures.nullable(), meals: items(meal, PLAN_LIMITS.meals) });

export const foodPlan = z.object({
  trainingDays: count(7),
  training: foodDay,
  rest: foodDay,
  note: plainText(2_000),
}) satisfies z.ZodType<FoodPlan>;
