import { z } from 'zod';
import { countedListOf, pageQuery } from '../../platform/http/input/pagination.js';
import { plainLine } from '../../platform/http/input/text-fields.js';
import { isoInstant } from '../../platform/http/output/iso-instant.js';
export const messagesQuery = pageQuery.extend({
    search: plainLine(120).optional().meta({ description: 'Part of a name, email, number or text' }),
    state: z.enum(['all', 'unread']).default('all'),
});
export const messageView = z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    number: z.string(),
    message: z.string(),
    createdAt: isoInstant,
    readAt: isoInstant.nullable(),
    payment: z
        .object({ _id: z.string(), receiptNumber: z.string().nullable() })
        .nullable()
        .meta({ description: 'The sender’s own payment that it is about' }),
});
export const messagesView = countedListOf(messageView);
export const messageParams = z.object({ id: z.uuid() });
export const messageChange = z.object({ read: z.boolean() });
//# sourceMappingURL=messages.dto.js.map