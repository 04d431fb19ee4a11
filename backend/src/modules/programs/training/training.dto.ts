import { LOAD_LIMITS, MOST_AMOUNT } from '@ironbloom/brand/plan';
import { exerciseName, LOG_LIMITS, SKIP_REASONS } from '@ironbloom/brand/training-log';
import { z } from 'zod';
import { calendarDay, plainLine, plainText } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

const planId = z.string().regex(/^[\w-]{1,64}$/);
const instant = z.iso.datetime({ offset: true });
const day = calendarDay('Please choose a day');
const amount = z.number().min(0).max(MOST_AMOUNT).nullable();
const REQUIRED = 'This is required';
const exercise = z
  .string(REQUIRED)
  .overwrite(exerciseName)
  .min(1, REQUIRED)
  .max(LOG_LIMITS.exercise, `At most ${LOG_LIMITS.exercise} characters`);

const session = z.object({
  on: day,
  dayId: planId,
  plannedOn: day.nullable(),
  weekId: planId,
  version: z.int().min(1).max(1_000_000),
  name: plainLine(80),
});

const setValue = z.object({
  rowId: planId.nullable(),
  exerciseId: planId.nullable(),
  name: exercise,
  kg: z.number().min(LOAD_LIMITS.least).max(LOAD_LIMITS.most).nullable(),
  reps: amount,
  seconds: amount,
  metres: amount,
  done: z.boolean(),
  removed: z.boolean(),
});

const edit = <Kind extends string, Of extends z.ZodType, Value extends z.ZodType>(
  kind: Kind,
  of: Of,
  value: Value,
) => z.object({ id: z.uuid(), session, kind: z.literal(kind), of, value, at: instant });
const whole = z.literal('');

export const syncBody = z.object({
  edits: z
    .array(
      z.discriminatedUnion('kind', [
        edit('set', z.string().regex(/^[\w-]{1,64}:[\w-]{1,36}$/), setValue),
        edit('row-skip', planId, z.enum(SKIP_REASONS).nullable()),
        edit('row-swap', planId, z.object({ exerciseId: planId.nullable(), name: exercise }).nullable()),
        edit('row-pain', planId, plainText(LOG_LIMITS.rowWords)),
        edit('row-note', planId, plainText(LOG_LIMITS.rowWords)),
        edit('started', whole, instant.nullable()),
        edit('finished', whole, instant.nullable()),
        edit('feel', whole, z.int().min(1).max(5).nullable()),
        edit('note', whole, plainText(LOG_LIMITS.note)),
      ]),
    )
    .min(1)
    .max(60),
});

const setView = setValue.extend({ key: z.string() });
const part = z.object({ key: z.string(), kind: z.string(), of: z.string(), value: z.unknown() });

const sessionView = withId({
  programId: z.uuid().meta({ description: 'Also one that this program renews' }),
  on: z.string(),
  dayId: z.string(),
  plannedOn: z.string().nullable(),
  weekId: z.string(),
  version: z.number().int(),
  name: z.string(),
  finishedAt: isoInstant.nullable(),
  parts: z.array(part),
  sets: z.array(setView).meta({ description: 'In their order' }),
});

const now = isoInstant.meta({ description: 'By the clock of the server: devices correct theirs by it' });

export const syncView = z.object({
  now,
  taken: z.array(z.uuid()).meta({ description: 'Edits that are stored, now or before' }),
  refused: z
    .array(z.object({ id: z.uuid(), message: z.string() }))
    .meta({ description: 'Edits that can never be stored' }),
  sessions: z.array(sessionView).meta({ description: 'Those that were edited, as they are now' }),
});

const exerciseSets = z.object({
  exerciseId: z.string(),
  on: z.string(),
  sets: z.array(setView),
});

export const trainingView = z.object({
  now,
  sessions: z.array(sessionView).meta({ description: 'Of the last weeks, newest first' }),
  last: z.array(exerciseSets).meta({ description: 'By exercise, the sets of the last time' }),
  bests: z
    .array(
      z.object({
        exerciseId: z.string(),
        on: z.string(),
        kg: z.number(),
        reps: z.number(),
        estimate: z.number(),
        before: z.number().nullable().meta({ description: 'The greatest estimate of the days before' }),
      }),
    )
    .meta({ description: 'By exercise, the set with the greatest estimated maximum' }),
});

const lift = z.object({ exerciseId: z.string(), name: z.string() });
const heavy = z.object({ kg: z.number(), reps: z.number() });

export const trainingProgressView = z.object({
  weeks: z
    .array(
      z.object({
        number: z.number().int().meta({ description: 'Of the program, from 1' }),
        from: z.string(),
        days: z
          .array(
            z.object({ id: z.string(), name: z.string(), weekday: z.number().int().nullable() }).meta({
              description: 'A weekday counts from 0, Monday; null: the client chooses',
            }),
          )
          .meta({ description: 'What the plan of that week asked for' }),
        planned: z.number().int(),
        sessions: z.number().int(),
        sets: z.number().int(),
        volume: z.number(),
      }),
    )
    .meta({ description: 'Seven days each; days off are not among them' }),
  days: z
    .array(
      z.object({
        on: z.string(),
        dayId: z.string(),
        plannedOn: z.string().nullable(),
        name: z.string(),
        finished: z.boolean(),
        feel: z.number().nullable(),
      }),
    )
    .meta({ description: 'Every session, oldest first' }),
  lifts: z
    .array(lift.extend({ points: z.array(heavy.extend({ on: z.string(), estimate: z.number() })) }))
    .meta({ description: 'The set with the greatest estimated maximum of each day' }),
  records: z
    .array(lift.extend({ on: z.string(), ...heavy.shape, before: heavy.nullable() }))
    .meta({ description: 'The heaviest set, and that of the days before it' }),
});
