import { ACCOMPANIED, BOUGHT, ERASED, mentions, type PersonalTable } from './personal-table.ts';

/** Nobody paid, and nothing went back: no law keeps it. Money may still come for an order that Razorpay is asked about. */
const NEVER_PAID = `p.status <> 'completed' AND p.next_check_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM payment_flags f WHERE f.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id)`;

const THEIRS = `SELECT p.id FROM payments p, subject WHERE ${BOUGHT}`;

/** Accounts stay as the law wants them, without whom they are about: the papers alone say that. */
export const payments: readonly PersonalTable[] = [
  {
    table: 'payment_notes',
    personal: ['author', 'text'],
    impersonal: [],
    erased: [
      `DELETE FROM payment_notes WHERE payment_id IN (${THEIRS})`,
      `UPDATE payment_notes n SET author = '${ERASED}' FROM subject
        WHERE lower(n.author) = subject.email OR n.author_id = subject.id`,
    ],
  },
  {
    table: 'refund_requests',
    personal: ['reason', 'answer', 'answered_by'],
    impersonal: ['outcome'],
    handed: {
      file: 'refund-requests',
      rows: `SELECT p.receipt_number, q.reason, q.asked_at, q.outcome, q.closed_at, q.answer
          FROM refund_requests q JOIN payments p ON p.id = q.payment_id, subject WHERE ${BOUGHT} ORDER BY q.asked_at`,
    },
    erased: [
      `UPDATE refund_requests SET reason = 'erased', answer = NULL WHERE payment_id IN (${THEIRS})`,
      `UPDATE refund_requests q SET answered_by = '${ERASED}' FROM subject WHERE lower(q.answered_by) = subject.email`,
    ],
  },
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
    // Those that were not applied yet are waited for.
    erased: [
      `UPDATE razorpay_webhook_events e SET payload = 'null', body_removed_at = coalesce(body_removed_at, now())
         FROM subject WHERE e.applied_at IS NOT NULL AND e.body_removed_at IS NULL
          AND (${mentions('e.payload::text')} OR e.razorpay_order_id IN (
            SELECT p.razorpay_order_id FROM payments p, subject WHERE ${BOUGHT}))`,
    ],
  },
  {
    table: 'payment_documents',
    personal: [],
    impersonal: ['kind', 'number'],
    kept: { pdf: 'the paper that tax law has us keep, name and address on it' },
    erased: [],
  },
  {
    table: 'tax_documents',
    personal: [],
    impersonal: ['kind', 'series', 'financial_year', 'number', 'seller_gstin', 'place_of_supply', 'sac'],
    kept: { buyer_gstin: 'the number of a business, which the return of the month names' },
    handed: {
      file: 'tax-documents',
      rows: `SELECT t.kind, t.number, t.issued_at, t.buyer_gstin, t.place_of_supply, t.taxable_paise, t.cgst_paise, t.sgst_paise,
               t.igst_paise, t.total_paise FROM tax_documents t JOIN payments p ON p.id = t.payment_id, subject
         WHERE ${BOUGHT} ORDER BY t.issued_at`,
    },
    erased: [],
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
      'called_by',
      'assessed_by',
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
              to_call = false, billing_state = NULL, buyer_gstin = NULL, intent_hash = 'erased', status_token = gen_random_uuid()::text
         FROM subject WHERE ${BOUGHT}`,
      `UPDATE payments p SET called_by = '${ERASED}' FROM subject WHERE lower(p.called_by) = subject.email`,
      `UPDATE payments p SET assessed_by = '${ERASED}' FROM subject WHERE lower(p.assessed_by) = subject.email`,
      `UPDATE payments p SET buddy_owner_id = NULL, buddy = jsonb_build_object(
                'name', '${ERASED}', 'email', subject.alias, 'phone', null, 'age', 0, 'gender', '')
         FROM subject WHERE ${ACCOMPANIED}`,
    ],
  },
];
