import { type PersonalTable } from '../../platform/personal-data.ts';
import type { Removal } from '../../platform/removal.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'contact_messages',
    personal: ['name', 'email', 'number', 'message'],
    impersonal: [],
    addresses: ['email'],
    handed: {
      file: 'messages',
      rows: `SELECT c.name, c.email, c.number, c.message, c.created_at FROM contact_messages c, subject
        WHERE lower(c.email) = subject.email ORDER BY c.created_at`,
    },
    erased: ['DELETE FROM contact_messages c USING subject WHERE lower(c.email) = subject.email'],
  },
];

const due = { from: 'contact_messages', at: 'created_at', where: 'created_at < $1' };

/** Enquiries with the mails that contained them. */
const messages: Removal = {
  kind: 'messages',
  due,
  remove: async (tx, cutoff, limit) => {
    const rows = await tx.rows(
      `WITH gone AS (
         DELETE FROM contact_messages WHERE id IN (
           SELECT id FROM contact_messages WHERE ${due.where} ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING id),
       mails AS (DELETE FROM mails USING gone WHERE mails.key = 'contact:' || gone.id)
       SELECT 1 FROM gone`,
      [cutoff, limit],
    );
    return rows.length;
  },
};

export const removals = [messages];
