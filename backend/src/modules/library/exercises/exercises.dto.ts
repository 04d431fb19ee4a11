import { equipment, LEVELS, LOGS, muscles, PATTERNS, PLACES } from '@ironbloom/brand/library';
import { videoAddress } from '@ironbloom/brand/video-link';
import { z } from 'zod';
import { nameLine, plainLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { knownId, libraryId } from '../plan-documents.dto.ts';

const distinct = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, `At most ${max}`)
    .transform((all) => [...new Set(all)]);
const muscle = knownId(muscles, 'There is no such muscle');
const kit = knownId(equipment, 'There is no such equipment');
const lines = (max: number) => z.array(nameLine(200)).max(max, `At most ${max}`);

const video = plainLine(300)
  .transform((link) => (link === '' ? null : link))
  .refine((link) => link === null || videoAddress(link) !== null, 'Please enter a link to YouTube or Vimeo')
  .transform((link) => link && videoAddress(link))
  .nullable();

export const exerciseBody = z.object({
  name: nameLine(120),
  otherNames: distinct(nameLine(120), 20),
  pattern: z.enum(PATTERNS),
  primary: distinct(muscle, 4).refine((all) => all.length > 0, 'Please choose a muscle'),
  secondary: distinct(muscle, 8),
  equipment: distinct(kit, 6),
  equipmentOr: z.array(distinct(kit, 6)).max(6, 'At most 6'),
  level: z.enum(LEVELS),
  place: z.enum(PLACES),
  unilateral: z.boolean(),
  logs: z.enum(LOGS),
  cues: lines(5),
  mistakes: lines(5),
  alternatives: distinct(libraryId, 8),
  video,
});

export const changeExerciseBody = exerciseBody.extend({
  version: z.int().min(0).meta({ description: 'As it was opened; 0 for a shipped one that was never saved' }),
});
export const backToShippedBody = z.object({ version: z.int().min(0) });
export const mergeBody = z.object({ into: libraryId });
export const exerciseParams = z.object({ id: libraryId });

/** Answers need no check of what was checked when it was saved. */
const listed = {
  name: z.string(),
  otherNames: z.array(z.string()),
  pattern: z.enum(PATTERNS),
  primary: z.array(z.string()),
  secondary: z.array(z.string()),
  equipment: z.array(z.string()),
  equipmentOr: z.array(z.array(z.string())),
  level: z.enum(LEVELS),
  place: z.enum(PLACES),
  alternatives: z.array(z.string()),
};
const state = {
  video: z.string().nullable(),
  hidden: z.boolean(),
  mergedInto: z.string().nullable().meta({ description: 'The id of the exercise that it is shown as' }),
  shipped: z.boolean(),
  changed: z.boolean().meta({ description: 'A shipped one with our own text' }),
};

export const exercisesView = z.object({ items: z.array(withId({ ...listed, ...state })) });
export const exerciseView = withId({
  ...listed,
  ...state,
  unilateral: z.boolean(),
  logs: z.enum(LOGS),
  cues: z.array(z.string()),
  mistakes: z.array(z.string()),
  version: z.number().int(),
  updatedAt: isoInstant.nullable(),
  clients: z.number().int().meta({ description: 'Open programs whose newest plan has it' }),
});

/** What a reader of a plan is told of an exercise. */
const trained = { name: z.string(), equipment: z.array(z.string()), logs: z.enum(LOGS) };

export const planExercise = withId({
  ...trained,
  cues: z.array(z.string()),
  mistakes: z.array(z.string()),
  video: z.string().nullable(),
  alternatives: z.array(withId(trained)),
}).meta({ description: 'By the id that rows of the plan carry' });
