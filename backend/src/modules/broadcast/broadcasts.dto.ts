import { z } from 'zod';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { ONE_LINE } from '../../platform/http/input/text-fields.ts';
import { BROADCAST_STATUSES, RECIPIENT_STATUSES } from './broadcast.domain.ts';
import { isoInstant, withId } from '../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';
import { searchText } from '../../platform/http/input/mail-address.ts';

/** Thousands are intended (broadcast-14); this is the limit of one request and transaction. */
export const MAX_RECIPIENTS = 100_000;
const MAX_IMAGES = 10;
const MAX_BODY_LENGTH = 500_000;

const anyLine = (label: string, most: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(most, `${label} may have ${most} characters at most`)
    // A line break would inject a header.
    .regex(ONE_LINE, `${label} must be one line of plain text`);
const line = (label: string, most: number) => anyLine(label, most).min(1, `${label} is required`);

const attachment = z.object({
  filename: line('The name of an image', 200),
  contentBase64: z.base64(),
  contentType: z.string(),
  cid: z.string().regex(/^[\w.-]{1,100}$/, 'The id of an image may hold letters, digits, dots and dashes'),
});
export type AttachmentInput = z.infer<typeof attachment>;

/** Fields by the names of the dialog. */
const message = z.object({
  subject: line('Subject', 500),
  bodyHtml: z
    .string('Body is required')
    .trim()
    .min(1, 'Body is required')
    .max(MAX_BODY_LENGTH, 'Body may have 5,00,000 characters at most. Add pictures as images'),
  fromName: anyLine('From Name', 100)
    .nullish()
    .meta({ description: 'Absent or empty: the name of the product' }),
  attachments: z.array(attachment).max(MAX_IMAGES, `Images may be ${MAX_IMAGES} at most`).default([]),
});

/** An unfinished message. */
export const previewedMessage = z.object({
  subject: z.string().max(500),
  bodyHtml: z.string().max(MAX_BODY_LENGTH),
  name: z.string().max(320).nullish().meta({ description: 'Of the recipient' }),
});
export type PreviewedMessage = z.infer<typeof previewedMessage>;
export const messagePreview = z.object({
  html: z.string().meta({ description: 'As sent to one recipient; pictures by their `cid:`' }),
  bytes: z.number().int().meta({ description: 'Of the HTML' }),
  leftOut: z.array(z.string()).meta({ description: 'Removed tags, which mail programs do not show' }),
});

/** Checked one by one: invalid addresses are skipped and counted, long names cut. */
const recipient = z.object({ email: z.string(), name: z.string().nullish() });

export const createBroadcast = message.extend({
  intentKey: z.uuid(),
  recipients: z.array(recipient).max(MAX_RECIPIENTS, 'Contacts may be 1,00,000 at most'),
  scheduledAt: z.iso.datetime({ offset: true }).optional(),
});
export type CreateBroadcast = z.infer<typeof createBroadcast>;

/** broadcast-11: one call, one recipient. */
export const sendEmail = message.extend({
  to: z.string(),
  name: z.string().nullish(),
});
export type SendEmail = z.infer<typeof sendEmail>;
export const sendEmailAnswer = z.object({ messageId: z.string() });

type Counts = Partial<Record<(typeof RECIPIENT_STATUSES)[number], number>>;
const NONE = Object.fromEntries(RECIPIENT_STATUSES.map((status) => [status, 0]));
const counts = z.preprocess(
  (some: Counts) => ({ ...NONE, ...some }),
  z
    .object(Object.fromEntries(RECIPIENT_STATUSES.map((status) => [status, z.number().int()])))
    .meta({ description: 'Recipients by status; they add up to `total`' }),
);

const broadcast = {
  subject: z.string(),
  fromName: z.string(),
  status: z.enum(BROADCAST_STATUSES),
  pauseReason: z.string().nullable(),
  total: z.number().int(),
  counts,
  createdBy: shownMailAddress,
  createdAt: isoInstant,
  scheduledAt: isoInstant.nullable(),
  startedAt: isoInstant.nullable(),
  finishedAt: isoInstant.nullable(),
};
export const broadcastView = withId(broadcast);
export type BroadcastView = z.infer<typeof broadcastView>;

export const messageView = z.object({
  subject: z.string(),
  fromName: z.string(),
  bodyHtml: z.string().meta({ description: 'Sanitised, with the placeholder `{{name}}`' }),
  attachments: z.array(
    z.object({
      cid: z.string(),
      filename: z.string(),
      contentType: z.string(),
      contentBase64: z.string(),
    }),
  ),
});

export const createdBroadcast = withId({
  ...broadcast,
  dropped: z.object({ invalid: z.number().int(), duplicate: z.number().int() }),
});
export const broadcastListView = listOf(broadcastView);

const wantedStatuses = z
  .array(z.enum(BROADCAST_STATUSES, `Please choose one of: ${BROADCAST_STATUSES.join(', ')}`))
  .max(BROADCAST_STATUSES.length, 'Please name each status once')
  .optional();
export const broadcastQuery = pageQuery.extend({
  // A query with one value is not parsed as a list.
  status: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), wantedStatuses)
    .meta({
      description: 'Only broadcasts in this status, or in one of these: `status=running&status=paused`',
    }),
});
export type BroadcastQuery = z.infer<typeof broadcastQuery>;

export const recipientQuery = pageQuery.extend({
  status: z.enum(RECIPIENT_STATUSES).optional(),
  search: searchText(200).optional(),
});
export const recipientView = withId({
  email: shownMailAddress,
  name: z.string().nullable(),
  status: z.enum(RECIPIENT_STATUSES),
  attempts: z.number().int(),
  error: z.string().nullable(),
  settledAt: isoInstant.nullable(),
});
export type RecipientView = z.infer<typeof recipientView>;
export const recipientListView = listOf(recipientView);

export const broadcastParams = z.object({ id: z.uuid() });
export const recipientParams = z.object({ id: z.uuid(), recipientId: z.uuid() });
