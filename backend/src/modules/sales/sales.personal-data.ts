import { BOUGHT, ERASED, type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';

const THEIRS = `SELECT p.id FROM payments p, subject WHERE ${BOUGHT}`;

export const personalTables: readonly PersonalTable[] = [
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
];

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'owner_digest_items', because: 'sales and refunds that the next mail to the owner lists' },
  { table: 'owner_mail_settings', because: 'one choice of the business' },
];
