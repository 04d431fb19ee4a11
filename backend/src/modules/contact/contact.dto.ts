import { z } from 'zod';
import { searchText, typedAddress } from '../../platform/http/input/mail-address.ts';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { STORABLE, comparedLine, nameLine } from '../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

const required = 'This is required';

/** site-13: all four required, no other rule on the number. */
const enquiryFields = z.object({
  name: nameLine(120),
  email: typedAddress(),
  number: comparedLine(30).min(1, required),
  message: z
    .string(required)
    .trim()
    .min(1, required)
    .max(5_000, 'At most 5000 characters')
    .regex(STORABLE, 'Please use plain text'),
});
export type Enquiry = z.infer<typeof enquiryFields>;

export const enquiryBody = enquiryFields.extend({
  /** Honeypot: hidden from people, filled in by robots. */
  website: z.string().max(500).optional(),
});

/** Stored fields, without input rules. */
export const enquiryView = withId({
  name: z.string(),
  email: shownMailAddress,
  number: z.string(),
  message: z.string(),
  createdAt: isoInstant,
  readAt: isoInstant.nullable(),
  payment: withId({ receiptNumber: z.string().nullable() })
    .nullable()
    .meta({ description: 'The sender’s payment that it is about' }),
});

export const paymentParams = z.object({ paymentId: z.uuid() });
export const sentAnswer = z.object({ success: z.literal(true), message: z.string() });

export const inboxQuery = pageQuery.extend({
  search: searchText(120).optional().meta({ description: 'Part of a name, email, number or text' }),
  state: z.enum(['all', 'unread']).default('all'),
});
export const inboxView = listOf(enquiryView);
export const enquiryParams = z.object({ id: z.uuid() });
export const enquiryChange = z.object({ read: z.boolean() });
