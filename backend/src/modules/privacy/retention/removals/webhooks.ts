import { type Removal } from './removal.ts';

/**
 * Applied, and no refund that waits for a payment which may still be made: its words are read again then
 * (`EarlyRefundsRepository`).
 */
const due = {
  from: 'razorpay_webhook_events e',
  at: 'received_at',
  where: `body_removed_at IS NULL AND received_at < $1 AND applied_at IS NOT NULL AND NOT (
    outcome = 'unknown_refund' AND EXISTS (
      SELECT 1 FROM payments p WHERE p.razorpay_order_id = e.razorpay_order_id AND p.status <> 'completed'))`,
};

/** What Razorpay's webhooks said. That they came, when, and what became of them stays. */
export const webhooks: Removal = {
  kind: 'webhooks',
  due,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows(
      `UPDATE razorpay_webhook_events SET payload = 'null', body_removed_at = now() WHERE id IN (
         SELECT id FROM ${due.from} WHERE ${due.where} ORDER BY received_at LIMIT $2 FOR UPDATE OF e SKIP LOCKED)
       RETURNING 1`,
      [cutoff, limit],
    );
    return rows.length;
  },
};
