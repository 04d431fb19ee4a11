import { type Answer, intake, type IntakeQuestion } from '@ironbloom/brand/coaching';
import { z } from 'zod';
import { comparedLine, nameLine, STORABLE } from '../../../platform/http/input/text-fields.ts';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';

const text = (most: number) =>
  z.string().trim().max(most, `At most ${most} characters`).regex(STORABLE, 'Please use plain text');

function answerOf(question: IntakeQuestion): z.ZodType<Answer> {
  switch (question.kind) {
    case 'single':
      return z.union(question.options.map(({ value }) => z.literal(value)));
    case 'multi': {
      const values = question.options.map(({ value }) => String(value));
      return z.array(z.enum(values)).max(values.length);
    }
    case 'text':
      return text(question.maxLength);
    case 'number':
      return z
        .number()
        .min(question.min, `At least ${question.min}`)
        .max(question.max, `At most ${question.max}`);
    case 'phone':
      return comparedLine(30);
  }
}

export const questions = intake.steps.flatMap((step) => step.questions);

/** What was answered so far, by the ids of questions: a null takes an answer back. */
export const answersBody = z.object({
  version: z.number().int().min(0),
  answers: z
    .object(
      Object.fromEntries(
        questions.map((question) => [question.id, answerOf(question).nullable().optional()]),
      ),
    )
    .strict(),
});

const healthAnswer = z.object({ yes: z.boolean(), more: text(600).optional() });
const doctor = z.enum(['may-train', 'may-train-limits', 'not-yet', 'not-asked']);

const healthFields = z.object({
  answers: z
    .object(Object.fromEntries(intake.health.questions.map(({ id }) => [id, healthAnswer.optional()])))
    .strict(),
  doctor: doctor.optional(),
  limits: text(intake.health.doctor.limitsText.maxLength).optional(),
  guardian: z.object({ name: nameLine(120), phone: comparedLine(30).min(1, 'This is required') }).optional(),
});

export const healthBody = z.object({ version: z.number().int().min(0), health: healthFields });
export const consentBody = z.object({ version: z.literal(intake.health.consent.version) });
export const keepingBody = z.object({ keep: z.boolean() });
export const programParams = z.object({ id: z.uuid() });

const answers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
const shownHealth = z.object({
  answers: z.record(z.string(), z.object({ yes: z.boolean(), more: z.string().optional() })),
  doctor: doctor.optional(),
  limits: z.string().optional(),
  guardian: z.object({ name: z.string(), phone: z.string() }).optional(),
});

const state = {
  version: z.number().int().meta({ description: 'Counts the saves; 0 before the first' }),
  completedAt: isoInstant.nullable(),
  consent: z.enum(['none', 'given', 'withdrawn']),
};

/** Who of the staff opened the health answers, newest first. */
const openings = z.array(
  z.object({ what: z.enum(['answers', 'photo']), opener: z.string(), openedAt: isoInstant }),
);
export const openingsView = z.object({ items: openings });

export const ownIntakeView = z.object({
  ...state,
  answers,
  health: shownHealth.nullable(),
  waitsForDoctor: z.boolean(),
  keepHealth: z.boolean().meta({ description: 'Health answers stay after the end of the program' }),
  isMinor: z.boolean().meta({ description: 'Under 18: a parent or guardian is asked for' }),
  keptFor: z.string().meta({ description: 'How long health answers stay after the end: “90 days”' }),
  openings,
});

export const clientIntakeView = z.object({ ...state, answers });

export const clientFoodView = z.object({
  answers: answers.meta({ description: 'Of the questions about food, and goal, days, steps, experience' }),
  body: z.object({
    sex: z.string().nullable().meta({ description: 'As stated with the order' }),
    years: z.number().int().nullable(),
    cm: z.number().nullable(),
    kg: z.number().nullable(),
    weighedOn: z.string().nullable().meta({ description: 'The day of the check-in that the weight is from' }),
  }),
  targets: z.object({
    may: z.enum(['calculate', 'type', 'none']),
    why: z.string().nullable().meta({ description: 'One sentence that names no health answer' }),
  }),
});
export const openedHealthView = z.object({ health: shownHealth.nullable(), waitsForDoctor: z.boolean() });
