import { z } from 'zod';
import { calendarDay, plainText } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { MARKS } from './follow-up.service.ts';

export const markView = z
  .object({
    at: isoInstant,
    by: shownMailAddress.meta({
      description: 'Who marked it: of a client the name, of a payment the address',
    }),
  })
  .nullable();

export const noteView = withId({
  half: z.enum(['buyer', 'buddy']),
  text: z.string(),
  by: shownMailAddress,
  createdAt: isoInstant,
  pinned: z.boolean().meta({ description: 'Stands on the client’s overview' }),
  own: z.boolean().meta({ description: 'Whoever asks wrote it, and may delete it' }),
});

export const markParams = z.object({ id: z.uuid(), mark: z.enum(MARKS) });
export const markBody = z.object({ set: z.boolean() });
export const markAnswer = z.object({ mark: markView });
export const noteParams = z.object({ id: z.uuid(), noteId: z.uuid() });
export const pinBody = z.object({ pinned: z.boolean() });
export const noteBody = z.object({ text: plainText(2_000).min(1, 'This is required') });

export const taskView = withId({
  text: z.string(),
  dueOn: z.iso.date().nullable().meta({ description: 'A day in India' }),
  writtenBy: shownMailAddress,
  doneAt: isoInstant.nullable(),
  doneBy: shownMailAddress.nullable(),
});
export const tasksView = z.object({ items: z.array(taskView) });
export const taskParams = z.object({ id: z.uuid(), taskId: z.uuid() });
export const taskBody = z.object({
  text: plainText(500).min(1, 'This is required'),
  dueOn: calendarDay('Please choose a day').nullable(),
});
export const doneBody = z.object({ done: z.boolean() });
