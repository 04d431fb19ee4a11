import { type Due, type Removal, wholeRows } from './removal.ts';

/** Who came and went: of these nothing stays. Everything else that was done stays, without the address it came from. */
const VISITS = `action IN ('Signed in', 'Sign-in failed', 'Sign-in refused', 'Signed out', 'Signed out everywhere',
  'Session ended', 'Too many wrong codes', 'Recovery code used')`;

/** The predicate of the index `activities_records`. */
const activitiesDue: Due = {
  from: 'activities',
  at: 'created_at',
  where: `(ip IS NOT NULL OR ${VISITS}) AND created_at < $1`,
};

const activities: Removal = {
  kind: 'records',
  due: activitiesDue,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows(
      `WITH found AS (
         SELECT id, ${VISITS} AS visit FROM activities WHERE ${activitiesDue.where}
          ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED),
       gone AS (DELETE FROM activities USING found WHERE activities.id = found.id AND visit),
       cleared AS (UPDATE activities SET ip = NULL FROM found WHERE activities.id = found.id AND NOT visit)
       SELECT 1 FROM found`,
      [cutoff, limit],
    );
    return rows.length;
  },
};

/** The predicate of the index `mails_records`: mails about purchases stay with them, those about messages go with them. */
const mailsDue: Due = {
  from: 'mails',
  at: 'created_at',
  where: `template IN ('verify-email', 'reset-password', 'account-exists', 'no-account-yet', 'password-changed', 'second-factor',
    'staff-invitation', 'purchase-link', 'test-mail', 'erasure-scheduled') AND (status = 'sent' OR dismissed_at IS NOT NULL) AND created_at < $1`,
};

/** Expired rows of one table. @param keep for so long after their end */
const expired = (from: string, keep: string, key: string): Removal =>
  wholeRows('records', { from, at: 'expires_at', where: 'expires_at < $1', keep }, key);

/** A consent outlives the address (IP) that it came from. */
const consentsDue: Due = { from: 'consents', at: 'given_at', where: 'ip IS NOT NULL AND given_at < $1' };

const consents: Removal = {
  kind: 'records',
  due: consentsDue,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows(
      `UPDATE consents SET ip = NULL WHERE id IN (
         SELECT id FROM consents WHERE ${consentsDue.where} ORDER BY given_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [cutoff, limit],
    );
    return rows.length;
  },
};

/** Technical records: visits, addresses (IP), ended sessions, codes, links and invitations, mails about accounts. */
export const records: readonly Removal[] = [
  activities,
  expired('sessions', '0 days', 'id'),
  // Until then an expired code is told from a wrong one.
  expired('account_codes', '7 days', 'ctid'),
  // Whoever holds an expired link asks for a new one with it.
  expired('purchase_links', '1 year', 'token_hash'),
  // Until then it is shown as expired.
  expired('staff_invitations', '30 days', 'email'),
  wholeRows('records', mailsDue),
  consents,
];
