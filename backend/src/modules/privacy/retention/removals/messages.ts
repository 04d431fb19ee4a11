import type { Removal } from './removal.ts';

const due = { from: 'contact_messages', at: 'created_at', where: 'created_at < $1' };

/** Messages, with the mails that carried their words to the owner. */
export const messages: Removal = {
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
