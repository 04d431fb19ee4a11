import { z } from 'zod';
import { STORABLE } from '../../../platform/http/input/text-fields.ts';
import { programParams } from '../intake/intake.dto.ts';
import { planExercise } from '../../library/exercises/exercises.dto.ts';
import { foodPlan, trainingPlan } from '../../library/plan-documents.dto.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

export const publishPlanBody = z.object({
  version: z.number().int().min(0).meta({ description: 'Of the newest plan that was seen; 0 for the first' }),
  html: z.string().max(200_000, 'This is too long').regex(STORABLE, 'Please use plain text'),
  training: trainingPlan.nullable().default(null),
  food: foodPlan.nullable().default(null),
  note: z.string().trim().max(2_000, 'At most 2000 characters').regex(STORABLE, 'Please use plain text'),
  documentId: z.uuid().nullable(),
  startsOn: z.iso
    .date('Please choose a day')
    .optional()
    .meta({ description: 'Of the first plan: today by default' }),
  override: z.string().trim().min(1).max(600).regex(STORABLE).optional().meta({
    description: 'Why training may begin although a doctor’s word is missing',
  }),
});

const version = {
  version: z.number().int(),
  note: z.string(),
  documentId: z.uuid().nullable(),
  publishedBy: z.string(),
  publishedAt: isoInstant,
};

/** Without its parts, which may be large: only which of them it has. */
const planSummary = withId({
  ...version,
  hasText: z.boolean(),
  hasTraining: z.boolean(),
  hasFood: z.boolean(),
});
export const plansView = z.object({ items: z.array(planSummary) });

export const planView = withId({
  ...version,
  html: z.string().meta({ description: 'Sanitised; pictures are private files' }),
  training: trainingPlan.nullable(),
  food: foodPlan.nullable(),
  exercises: z.array(planExercise).meta({ description: 'Those of the library that rows of the plan name' }),
});
export const planParams = programParams.extend({ version: z.coerce.number().int().min(1).max(1_000_000) });

export const fileForm = z.object({ name: z.string().max(200).optional() });
export const fileView = withId({ url: z.string(), contentType: z.string() });
