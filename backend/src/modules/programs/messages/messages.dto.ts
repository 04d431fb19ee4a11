import { z } from 'zod';
import { STORABLE } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

export const sendBody = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: sent again, it is the same message' }),
    text: z.string().trim().max(4_000, 'At most 4000 characters').regex(STORABLE, 'Please use plain text'),
    fileIds: z.array(z.uuid()).max(10, 'At most 10 files').default([]),
  })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, {
    error: 'Please write something',
    path: ['text'],
  });

export const threadQuery = z.object({
  before: z.uuid().optional().meta({ description: 'Older messages than this one' }),
});
export const messageParams = z.object({ id: z.uuid(), messageId: z.uuid() });
export const reportBody = z.object({
  reason: z.string().trim().min(1, 'Please say why').max(1_000).regex(STORABLE, 'Please use plain text'),
});

export const messageView = withId({
  side: z.enum(['client', 'team']),
  sender: z.string(),
  text: z.string(),
  files: z.array(z.object({ _id: z.string(), name: z.string(), contentType: z.string(), url: z.string() })),
  sentAt: isoInstant,
  readAt: isoInstant.nullable(),
  reported: z.boolean(),
});
export const reportsView = z.object({
  items: z.array(
    withId({
      sender: z.string(),
      text: z.string(),
      sentAt: isoInstant,
      reportedAt: isoInstant,
      report: z.string().meta({ description: 'Why it was reported' }),
    }),
  ),
});
export const threadView = z.object({
  messages: z.array(messageView).meta({ description: 'Oldest first, 50 at most' }),
  more: z.boolean().meta({ description: 'There are older ones' }),
  mayWrite: z.boolean(),
});
