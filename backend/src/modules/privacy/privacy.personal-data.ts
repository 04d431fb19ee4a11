import { type PersonalTable } from '../../platform/personal-data.ts';
import type { Due, Removal } from '../../platform/removal.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'consents',
    personal: ['email', 'ip', 'source', 'withdrawn_by'],
    impersonal: ['what', 'words', 'about'],
    addresses: ['email'],
    handed: {
      file: 'consents',
      rows: `SELECT n.what, n.words, n.given_at, n.source, n.ip, n.withdrawn_at, n.withdrawn_by FROM consents n, subject
        WHERE n.email = subject.email ORDER BY coalesce(n.given_at, n.withdrawn_at)`,
    },
    erased: ['DELETE FROM consents n USING subject WHERE n.email = subject.email'],
  },
  {
    table: 'erasures',
    personal: ['email'],
    impersonal: ['asked_by', 'waits_for', 'key_id'],
    kept: { email_hash: 'keyed: so that a restored backup is erased again, and no broadcast goes there' },
    // Done by `ErasureRunner` in the same transaction.
    erased: [],
  },
];

/** The IP address of a consent is removed earlier than the consent. */
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

export const removals: readonly Removal[] = [consents];
