import { z } from 'zod';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { isoInstant } from '../../platform/http/output/iso-instant.ts';
import { withId } from '../../platform/http/output/with-id.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

/** As the owner sees it: a mail that is being sent right now still waits. */
export const SHOWN_STATUSES = ['failed', 'queued', 'sent'] as const;

export const mailsQuery = pageQuery.extend({ status: z.enum(SHOWN_STATUSES).or(z.literal('')).optional() });

export const mailsView = listOf(
  withId({
    template: z.string(),
    toEmail: shownMailAddress,
    status: z.enum(SHOWN_STATUSES),
    attempts: z.number().int(),
    error: z.string().nullable(),
    createdAt: isoInstant,
    sentAt: isoInstant.nullable(),
  }),
);

export const mailParams = z.object({ id: z.uuid() });
export const retryAnswer = z.object({ success: z.literal(true), message: z.string() });
