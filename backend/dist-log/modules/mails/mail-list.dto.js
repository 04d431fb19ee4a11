import { z } from 'zod';
import { countedListOf, pageQuery } from '../../platform/http/input/pagination.js';
import { isoInstant } from '../../platform/http/output/iso-instant.js';
/** As the owner sees it: a mail that is being sent right now still waits. */
export const SHOWN_STATUSES = ['failed', 'queued', 'sent'];
export const mailsQuery = pageQuery.extend({ status: z.enum(SHOWN_STATUSES).or(z.literal('')).optional() });
export const mailsView = countedListOf(z.object({
    _id: z.string(),
    template: z.string(),
    toEmail: z.string(),
    status: z.enum(SHOWN_STATUSES),
    attempts: z.number().int(),
    error: z.string().nullable(),
    createdAt: isoInstant,
    sentAt: isoInstant.nullable(),
}));
export const mailParams = z.object({ id: z.uuid() });
export const retryAnswer = z.object({ success: z.literal(true), message: z.string() });
//# sourceMappingURL=mail-list.dto.js.map