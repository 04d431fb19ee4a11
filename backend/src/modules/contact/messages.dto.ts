import { z } from 'zod';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { isoInstant } from '../../platform/http/output/iso-instant.ts';
import { withId } from '../../platform/http/output/with-id.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';
import { searchText } from '../../platform/http/input/mail-address.ts';

export const messagesQuery = pageQuery.extend({
  search: searchText(120).optional().meta({ description: 'Part of a name, email, number or text' }),
  state: z.enum(['all', 'unread']).default('all'),
});

export const messageView = withId({
  name: z.string(),
  email: shownMailAddress,
  number: z.string(),
  message: z.string(),
  createdAt: isoInstant,
  readAt: isoInstant.nullable(),
  payment: withId({ receiptNumber: z.string().nullable() })
    .nullable()
    .meta({ description: 'The sender’s own payment that it is about' }),
});

export const messagesView = listOf(messageView);
export const messageParams = z.object({ id: z.uuid() });
export const messageChange = z.object({ read: z.boolean() });
