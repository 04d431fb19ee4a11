import { ACCOMPANIED, BOUGHT, ERASED, mentions, type PersonalTable } from '../../platform/personal-data.ts';
import type { Due, Removal } from '../../platform/removal.ts';

/** Unpaid and never refunded: no law requires it. Orders that Razorpay is still asked about are kept. */
const NEVER_PAID = `p.status <> 'completed' AND p.next_check_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM payment_flags f WHERE f.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id)`;

const THEIRS = `SELECT p.id FROM payments p, subject WHERE ${BOUGHT}`;

/** Required by law, without the person: only the tax documents name them. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'payment_flags',
    personal: ['note', 'resolved_by'],
    impersonal: ['kind', 'razorpay_payment_id', 'currency', 'detail'],
    erased: [
      `UPDATE payment_flags SET note = NULL WHERE note IS NOT NULL AND payment_id IN (${THEIRS})`,
      `UPDATE payment_flags f SET resolved_by = '${ERASED}' FROM subject WHERE lower(f.resolved_by) = subject.email`,
    ],
  },
  {
    table: 'payment_disputes',
    personal: [],
    impersonal: [
      'razorpay_dispute_id',
      'razorpay_payment_id',
      'currency',
      'phase',
      'reason_code',
      'reason',
      'status',
    ],
    handed: {
      file: 'disputes',
      rows: `SELECT p.receipt_number, d.amount_paise, d.reason, d.status, d.raised_at, d.ended_at
          FROM payment_disputes d JOIN payments p ON p.id = d.payment_id, subject WHERE ${BOUGHT} ORDER BY d.raised_at`,
    },
    erased: [],
  },
  {
    table: 'payment_refunds',
    personal: ['reason', 'requested_by', 'error'],
    impersonal: ['status', 'currency', 'razorpay_payment_id', 'razorpay_refund_id'],
    handed: {
      file: 'refunds',
      rows: `SELECT p.receipt_number, r.amount_paise, r.currency, r.reason, r.status, r.created_at, r.processed_at
          FROM payment_refunds r JOIN payments p ON p.id = r.payment_id, subject WHERE ${BOUGHT} ORDER BY r.created_at`,
    },
    erased: [
      `UPDATE payment_refunds SET reason = 'erased', error = NULL WHERE payment_id IN (${THEIRS})`,
      `UPDATE payment_refunds r SET requested_by = '${ERASED}' FROM subject WHERE lower(r.requested_by) = subject.email`,
    ],
  },
  {
    table: 'razorpay_webhook_events',
    personal: ['payload'],
    impersonal: ['event_id', 'type', 'razorpay_order_id', 'outcome'],
    // Unapplied ones are waited for.
    erased: [
      `UPDATE razorpay_webhook_events e SET payload = 'null', body_removed_at = coalesce(body_removed_at, now())
         FROM subject WHERE e.applied_at IS NOT NULL AND e.body_removed_at IS NULL
          AND (${mentions('e.payload::text')} OR e.razorpay_order_id IN (
            SELECT p.razorpay_order_id FROM payments p, subject WHERE ${BOUGHT}))`,
    ],
  },
  {
    table: 'payment_events',
    personal: [],
    impersonal: ['from_status', 'to_status', 'source', 'razorpay_payment_id'],
    erased: [],
  },
  {
    table: 'payments',
    personal: [
      'intent_hash',
      'name',
      'email',
      'phone',
      'gender',
      'buddy',
      'status_token',
      'billing_state',
      'buyer_gstin',
    ],
    impersonal: [
      'status',
      'price_list',
      'training_type',
      'kind_name',
      'offer_name',
      'currency',
      'razorpay_order_id',
      'razorpay_payment_id',
      'receipt_number',
    ],
    addresses: ['email', `buddy->>'email'`],
    handed: {
      file: 'purchases',
      rows: `SELECT CASE WHEN bought THEN 'buyer' ELSE 'buddy' END AS half, p.kind_name, p.training_type, p.duration AS months,
               p.created_at, p.completed_at,
               CASE WHEN bought THEN to_jsonb(mine) ELSE p.buddy END AS details
          FROM (SELECT p.*, ${BOUGHT} AS bought FROM payments p, subject WHERE ${BOUGHT} OR ${ACCOMPANIED}) AS p
          LEFT JOIN LATERAL (
            SELECT p.status, p.amount_paise, p.discount_paise, p.offer_name, p.currency, p.terms_version, p.name, p.email, p.phone,
                   p.age, p.gender, p.billing_state, p.buyer_gstin, p.razorpay_order_id, p.razorpay_payment_id, p.receipt_number) AS mine ON true
         ORDER BY p.created_at`,
    },
    erased: [
      `, gone AS (SELECT p.id FROM payments p, subject WHERE ${BOUGHT} AND ${NEVER_PAID})
       DELETE FROM payment_events e USING gone WHERE e.payment_id = gone.id`,
      `DELETE FROM payments p USING subject WHERE ${BOUGHT} AND ${NEVER_PAID}`,
      `UPDATE payments p SET name = '${ERASED}', email = subject.alias, phone = NULL, age = 0, gender = '', owner_id = NULL,
              billing_state = NULL, buyer_gstin = NULL, intent_hash = 'erased', status_token = gen_random_uuid()::text
         FROM subject WHERE ${BOUGHT}`,
      `UPDATE payments p SET buddy_owner_id = NULL, buddy = jsonb_build_object(
                'name', '${ERASED}', 'email', subject.alias, 'phone', null, 'age', 0, 'gender', '')
         FROM subject WHERE ${ACCOMPANIED}`,
    ],
  },
];

/** Unpaid, without pending checks, flags and refunds. */
const checkoutsDue = {
  from: 'payments p',
  at: 'created_at',
  where: `status IN ('pending', 'failed', 'cancelled') AND created_at < $1 AND next_check_at IS NULL AND NOT flagged
    AND NOT EXISTS (SELECT 1 FROM payment_flags f WHERE f.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id)`,
};

/** Unpaid orders with their timeline. */
const checkouts: Removal = {
  kind: 'checkouts',
  due: checkoutsDue,
  remove: async (tx, cutoff, limit) => {
    const found = await tx.rows<{ id: string }>(
      `SELECT id FROM ${checkoutsDue.from} WHERE ${checkoutsDue.where} ORDER BY created_at LIMIT $2 FOR UPDATE OF p SKIP LOCKED`,
      [cutoff, limit],
    );
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await tx.rows('DELETE FROM payment_events WHERE payment_id = ANY($1)', [ids]);
    await tx.rows('DELETE FROM payments WHERE id = ANY($1)', [ids]);
    return found.length;
  },
};

/** Applied, and not a refund waiting for its payment, whose payload is needed (`WebhookInbox.reopenEarlyRefunds`). */
const webhooksDue = {
  from: 'razorpay_webhook_events e',
  at: 'received_at',
  where: `body_removed_at IS NULL AND received_at < $1 AND applied_at IS NOT NULL AND NOT (
    outcome = 'unknown_refund' AND EXISTS (
      SELECT 1 FROM payments p WHERE p.razorpay_order_id = e.razorpay_order_id AND p.status <> 'completed'))`,
};

/** Payloads of webhooks. Arrival, time and outcome stay. */
const webhooks: Removal = {
  kind: 'webhooks',
  due: webhooksDue,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows(
      `UPDATE razorpay_webhook_events SET payload = 'null', body_removed_at = now() WHERE id IN (
         SELECT id FROM ${webhooksDue.from} WHERE ${webhooksDue.where} ORDER BY received_at LIMIT $2 FOR UPDATE OF e SKIP LOCKED)
       RETURNING 1`,
      [cutoff, limit],
    );
    return rows.length;
  },
};

/** Tax law sets a minimum and no automatic removal. They are only listed. */
const purchases: Due = {
  from: 'payments',
  at: 'created_at',
  where: `status = 'completed' AND created_at < $1`,
};

export const removals: readonly Removal[] = [webhooks, checkouts, { kind: 'purchases', due: purchases }];
