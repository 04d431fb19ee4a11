import { z } from 'zod';
import { plainText } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { REFUND_STATUSES } from '../../payments/payment.domain.ts';

const paise = z.number().int().meta({ description: 'Paise' });

export const askBody = z.object({
  reason: plainText(2_000).min(10, 'Please tell us a little more: at least 10 characters'),
});

const answer = plainText(2_000).min(1, 'This is required').meta({ description: 'Mailed to the buyer' });

/** Confirmation of a refund beside an open dispute. */
export const atRisk = paise.positive().optional().meta({
  description: 'Confirms the paise that are paid twice if the open disputes are lost (REFUND_DISPUTED)',
});

export const decisionBody = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('refund'),
    refundKey: z.uuid().meta({ description: 'Idempotency key, made by the browser per answer' }),
    amount: z.number('Please enter an amount').int('Whole paise only').positive('Please enter an amount'),
    atRisk,
    answer,
  }),
  z.object({ outcome: z.literal('settled'), answer }).meta({ description: 'Refunded since the request' }),
  z.object({ outcome: z.literal('refuse'), answer }),
]);

export const requestParams = z.object({ id: z.uuid(), requestId: z.uuid() });

const request = {
  reason: z.string(),
  askedAt: isoInstant,
  dueAt: isoInstant.meta({ description: 'Promised deadline of the answer' }),
  outcome: z.enum(['refunded', 'refused', 'withdrawn']).nullable().meta({ description: 'null: open' }),
  closedAt: isoInstant.nullable().meta({ description: 'When it was answered or withdrawn' }),
  answer: z.string().nullable(),
  amount: paise.nullable().meta({ description: 'Refund amount in paise' }),
  refundStatus: z.enum(REFUND_STATUSES).nullable(),
};
/** For the buyer. */
export const requestView = withId(request);

/** For staff. */
export const adminRequestView = withId({
  ...request,
  overdue: z.boolean().meta({ description: 'Past the deadline without an answer' }),
  answeredBy: shownMailAddress.nullable(),
});
