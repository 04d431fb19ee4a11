import { equipment, LEVELS, PLACES } from '@ironbloom/brand/library';
import { z } from 'zod';
import { nameLine, plainText } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { foodPlan, knownId, libraryId, trainingPlan } from '../plan-documents.dto.ts';

const about = {
  name: nameLine(120),
  forWhom: plainText(600),
  notFor: plainText(600),
  clientNote: plainText(2_000).meta({ description: 'To the client, about the whole plan' }),
  progression: plainText(600),
  level: z.enum(LEVELS).nullable(),
  place: z.enum(PLACES).nullable(),
  equipment: z.array(knownId(equipment, 'There is no such equipment')).max(20, 'At most 20'),
  minutes: z.int().min(1).max(600).nullable().meta({ description: 'Usual length of a session' }),
};
const documents = {
  training: trainingPlan.nullable().default(null),
  food: foodPlan.nullable().default(null),
};

export const templateBody = z.object({ ...about, ...documents });
export const changeTemplateBody = templateBody.extend({
  version: z.int().min(0).meta({ description: 'As it was opened; 0 for a shipped one that was never saved' }),
});
export const templateParams = z.object({ id: libraryId });

const state = {
  kind: z.enum(['training', 'food']),
  hidden: z.boolean(),
  shipped: z.boolean(),
  changed: z.boolean().meta({ description: 'A shipped one with our own content' }),
  updatedAt: isoInstant.nullable(),
  clients: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Open programs whose newest plan began with it; null for food' }),
};
const { clientNote: _note, notFor: _notFor, progression: _progression, ...listed } = about;

export const templatesView = z.object({
  items: z.array(
    withId({
      ...listed,
      ...state,
      training: z
        .object({ weeks: z.number().int(), days: z.number().int(), sets: z.array(z.number().int()) })
        .nullable()
        .meta({ description: 'Weeks, days a week, and sets of each week' }),
      food: z
        .object({ kcal: z.number().nullable(), protein: z.number().nullable(), meals: z.number().int() })
        .nullable()
        .meta({ description: 'Of the training day' }),
    }),
  ),
});
export const templateView = withId({
  ...about,
  ...state,
  version: z.number().int(),
  training: trainingPlan.nullable(),
  food: foodPlan.nullable(),
});
