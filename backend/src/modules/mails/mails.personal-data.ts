import { ACCOMPANIED, BOUGHT, mentions, type PersonalTable } from '../../platform/personal-data.ts';
import { type Due, wholeRows } from '../../platform/removal.ts';

/** By the second part of its key: about their enquiry or purchase, to any recipient. */
const ABOUT_THEM = `split_part(m.key, ':', 2) IN (
    SELECT c.id::text FROM contact_messages c, subject WHERE lower(c.email) = subject.email
    UNION ALL SELECT p.id::text FROM payments p, subject WHERE ${BOUGHT}
    UNION ALL SELECT e.id::text FROM program_events e JOIN programs g ON g.id = e.program_id JOIN payments p ON p.id = g.payment_id, subject
      WHERE (g.half = 'buyer' AND ${BOUGHT}) OR (g.half = 'buddy' AND ${ACCOMPANIED})
    UNION ALL SELECT r.id::text FROM payment_refunds r JOIN payments p ON p.id = r.payment_id, subject WHERE ${BOUGHT}
    UNION ALL SELECT q.id::text FROM refund_requests q JOIN payments p ON p.id = q.payment_id, subject WHERE ${BOUGHT})
  -- The owner's mail of a day names many, each with a link to their payment.
  OR (m.template = 'owner-digest' AND EXISTS (
    SELECT 1 FROM payments p, subject WHERE ${BOUGHT} AND position(p.id::text IN m.data::text) > 0))
  OR (m.template IN ('buddy-hello', 'owner-notice', 'pause-asked') AND split_part(m.key, ':', 2) IN (
    SELECT p.id::text FROM payments p, subject WHERE ${ACCOMPANIED}))`;

const TEXTS = `concat_ws(' ', m.key, m.to_email, m.to_name, m.reply_to, m.error, m.data::text)`;

/** Mails to, about or naming them, and their jobs. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'mails',
    personal: ['key', 'to_email', 'to_name', 'reply_to', 'data', 'error'],
    impersonal: ['template', 'status'],
    addresses: ['to_email'],
    handed: {
      file: 'mails',
      rows: `SELECT m.template, m.status, m.created_at, m.sent_at FROM mails m, subject
        WHERE lower(m.to_email) = subject.email ORDER BY m.created_at`,
    },
    erased: [
      `, gone AS (
         DELETE FROM mails m USING subject
          WHERE lower(m.to_email) = subject.email OR ${mentions(TEXTS)} OR ${ABOUT_THEM} RETURNING m.id)
       DELETE FROM outbox USING gone WHERE outbox.job = 'mail.send' AND outbox.payload->>'mailId' = gone.id::text`,
    ],
  },
  {
    table: 'outbox',
    personal: ['payload', 'last_error'],
    impersonal: ['job'],
    // Pending jobs are waited for (`erasure-obstacles.ts`); these are dead ones.
    erased: [
      `DELETE FROM outbox o USING subject WHERE ${mentions(`concat_ws(' ', o.payload::text, o.last_error)`)}`,
    ],
  },
];

/** The predicate of the index `mails_records`: mails about purchases or enquiries are kept and removed with those. */
const mailsDue: Due = {
  from: 'mails',
  at: 'created_at',
  where: `template IN ('verify-email', 'reset-password', 'account-exists', 'no-account-yet', 'password-changed', 'second-factor',
    'staff-invitation', 'purchase-link', 'test-mail', 'erasure-scheduled') AND (status = 'sent' OR dismissed_at IS NOT NULL) AND created_at < $1`,
};

export const removals = [wholeRows('records', mailsDue)];
