import type { ImpersonalTable, PersonalTable } from './personal-table.ts';

/** What somebody agreed to; and that somebody was erased, which only a hash says once it is done. */
export const privacy: readonly PersonalTable[] = [
  {
    table: 'consents',
    personal: ['email', 'ip', 'source', 'withdrawn_by'],
    impersonal: ['what', 'words', 'about'],
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
    // `ErasureRunner` does, in the same transaction.
    erased: [],
  },
];

export const ofThePlatform: readonly ImpersonalTable[] = [
  { table: 'broadcast_usage', because: 'counts' },
  { table: 'document_series', because: 'numbers of papers' },
  { table: 'last_backup', because: 'a time' },
  { table: 'migrations', because: 'names of migrations' },
  { table: 'nightly_runs', because: 'days and counts' },
  { table: 'publications', because: 'names and versions' },
  { table: 'settlement_lines', because: "Razorpay's ids and amounts" },
];
