import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import { z } from 'zod';
import { calendarDay, comparedLine, nameLine, STORABLE } from '../../../platform/http/input/text-fields.ts';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { publicationView, seenVersion } from '../../site/publications/publications.dto.ts';

const day = z.iso.date().meta({ description: 'A day in India' });
const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'This is required')
    .max(most, `At most ${most} characters`)
    .regex(STORABLE, 'Please use plain text');

const better = z.enum(['higher', 'lower', 'neither']);
const base = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens'),
  text: text(200),
  help: z.string().trim().max(600, 'At most 600 characters').regex(STORABLE, 'Please use plain text'),
  required: z.boolean(),
  everyWeeks: z.int().min(1).max(12),
  hideWithoutFoodTargets: z.boolean().optional(),
};
const question = z.discriminatedUnion('kind', [
  z
    .object({
      ...base,
      kind: z.literal('number'),
      quantity: z.enum(['weight', 'length']),
      min: z.number().min(0).max(1_000),
      max: z.number().min(0).max(1_000),
      step: z.number().min(0.01).max(100),
      better,
    })
    .refine(({ min, max }) => min < max, { error: 'The smallest is not below the largest', path: ['max'] }),
  z.object({
    ...base,
    kind: z.literal('choice'),
    scale: z
      .array(z.object({ value: z.int().min(0).max(10), label: nameLine(60) }))
      .min(2, 'At least 2')
      .max(10, 'At most 10')
      .refine(
        (all) => new Set(all.map(({ value }) => value)).size === all.length,
        'Two choices are the same',
      ),
    better,
  }),
  z.object({ ...base, kind: z.literal('text'), maxLength: z.int().min(50).max(4_000) }),
  z.object({ ...base, kind: z.literal('photos'), views: z.array(comparedLine(30).min(1)).min(1).max(3) }),
]);

const form = z.object({
  intro: text(400),
  questions: z
    .array(question)
    .min(1, 'At least one question')
    .max(20, 'At most 20')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two questions have the same key'),
});
export const publishCheckInBody = form.extend({ version: seenVersion });
export const checkInRevisionView = z.object({ checkIn: form, ...publicationView });

const answer = z.union([z.string().max(4_000).regex(STORABLE, 'Please use plain text'), z.number()]);
const questions = z.array(z.looseObject({ id: z.string(), kind: z.string(), text: z.string() })).meta({
  description: 'As published when it opened; kinds: number, choice, text, photos',
}) as unknown as z.ZodType<CheckInQuestion[]>;

const checkInFields = {
  dueOn: day,
  week: z.number().int(),
  state: z.enum(['open', 'sent', 'answered', 'missed']),
  lastDay: day.meta({ description: 'The last day on which it can be sent' }),
  questions,
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).meta({
    description: 'By the ids of questions; weights in kg, lengths in cm',
  }),
  photos: z
    .record(z.string(), z.string())
    .meta({ description: 'Views, with the addresses of private files' }),
  version: z.number().int().meta({ description: 'Counts the saves' }),
  sentAt: isoInstant.nullable(),
  openedAt: isoInstant.nullable().meta({ description: 'From then on the client cannot change it' }),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: isoInstant.nullable(),
};
export const checkInView = withId(checkInFields);
export const checkInsView = z.object({
  nextOn: day.nullable().meta({ description: 'When the next one opens' }),
  items: z.array(checkInView).meta({ description: 'Newest first' }),
});
/** This one and the one that was sent before it. */
export const comparedCheckInView = z.object({
  checkIn: checkInView,
  before: checkInView.nullable(),
  training: z
    .array(z.object({ from: day, planned: z.number().int(), sessions: z.number().int(), volume: z.number() }))
    .meta({ description: 'Sessions and kg of seven days each, the last up to its day; empty without any' }),
});

export const checkInParams = z.object({ id: z.uuid(), day: calendarDay('There is no check-in of that day') });
export const photoParams = checkInParams.extend({ view: comparedLine(30).min(1) });
export const saveAnswersBody = z.object({
  version: z.number().int().min(1),
  answers: z
    .record(z.string().max(40), answer.nullable())
    .meta({ description: 'A null takes an answer back' }),
});
export const answerBody = z.object({ text: text(4_000) });
export const photoForm = z.object({});

export const queueQuery = pageQuery.extend({
  mine: z.literal('true').optional(),
  state: z.enum(['waiting', 'answered']).default('waiting'),
});
export const queueView = listOf(
  withId({
    program: withId({ name: z.string(), coach: z.string().nullable() }),
    dueOn: day,
    week: z.number().int(),
    sentAt: isoInstant,
    answerBy: isoInstant,
    answeredAt: isoInstant.nullable(),
    answeredBy: z.string().nullable(),
    words: z.string().meta({ description: 'The first letters of what she wrote' }),
  }),
).extend({
  today: z.object({ answered: z.number().int(), hours: z.number().nullable() }).meta({
    description: 'Answered today in India, and in how many hours on average',
  }),
});

export const preferencesView = z.object({
  weekday: z.int().min(0).max(6).meta({ description: 'From 0 for Sunday' }),
  hour: z.int().min(0).max(23),
  zone: z
    .string()
    .max(60)
    .refine((zone) => isZone(zone), 'Please choose a time zone')
    .nullable()
    .meta({ description: 'IANA name; null: India' }),
  weightUnit: z.enum(['kg', 'lb']),
  lengthUnit: z.enum(['cm', 'in']),
});

/** Not an offset: PostgreSQL reads its sign the other way round. */
function isZone(zone: string): boolean {
  try {
    return (
      /^[a-z]/i.test(zone) &&
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

export const progressView = z.object({
  start: z
    .object({ weight: z.number() })
    .partial()
    .meta({ description: 'As answered before the first plan, in kg' }),
  questions: questions.meta({
    description: 'Numbers and choices, in the words of the last time they were asked',
  }),
  checkIns: z
    .array(
      z.object({
        dueOn: day,
        week: z.number().int(),
        values: z.record(z.string(), z.number()),
        photos: z.record(z.string(), z.string()),
      }),
    )
    .meta({ description: 'Those that were sent, oldest first' }),
});
