import { z } from 'zod';
import { codeInWords } from '../core/dispute.domain.js';
/** The part of Razorpay's payload that we read ("Sample payload", disputes). Times are Unix seconds. */
const disputePayload = z.object({
    created_at: z.number().int(),
    payload: z.object({
        payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).nullish(),
        dispute: z.object({
            entity: z.object({
                id: z.string(),
                payment_id: z.string(),
                amount: z.number().int().positive(),
                amount_deducted: z.number().int().nonnegative().nullish(),
                currency: z.string(),
                reason_code: z.string().nullish(),
                reason_description: z.string().nullish(),
                respond_by: z.number().int().nullish(),
                phase: z.string().nullish(),
                created_at: z.number().int(),
            }),
        }),
    }),
});
/** The event's name says what happened; the entity inside may already be further on. */
export const STATUS_OF_DISPUTE_EVENT = {
    'payment.dispute.created': 'open',
    'payment.dispute.action_required': 'action_required',
    'payment.dispute.under_review': 'under_review',
    'payment.dispute.won': 'won',
    'payment.dispute.lost': 'lost',
    'payment.dispute.closed': 'closed',
};
const at = (seconds) => new Date(seconds * 1000);
/** Undefined: it is not in the shape that Razorpay writes. */
export function readDispute(status, payload) {
    const parsed = disputePayload.safeParse(payload);
    if (!parsed.success)
        return undefined;
    const { created_at: toldAt, payload: entities } = parsed.data;
    const { entity } = entities.dispute;
    const reasonCode = entity.reason_code ?? '';
    const told = {
        razorpayDisputeId: entity.id,
        razorpayPaymentId: entity.payment_id,
        amountPaise: entity.amount,
        // Who has lost has paid, also where the report does not say how much.
        deductedPaise: entity.amount_deducted || (status === 'lost' ? entity.amount : 0),
        currency: entity.currency,
        phase: entity.phase ?? '',
        reasonCode,
        reason: entity.reason_description?.trim() || codeInWords(reasonCode) || 'no reason given',
        status,
        // Zero stands for none.
        respondBy: entity.respond_by ? at(entity.respond_by) : null,
        raisedAt: at(entity.created_at),
        toldAt: at(toldAt),
    };
    return { told, orderId: entities.payment?.entity.order_id ?? null };
}
//# sourceMappingURL=dispute-event.js.map