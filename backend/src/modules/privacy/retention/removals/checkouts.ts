import type { Removal } from './removal.ts';

/** Never paid, nothing left to ask Razorpay, nothing that a person had to look at, no money that went back. */
const due = {
  from: 'payments p',
  at: 'created_at',
  where: `status IN ('pending', 'failed', 'cancelled') AND created_at < $1 AND next_check_at IS NULL AND NOT flagged
    AND NOT EXISTS (SELECT 1 FROM payment_flags f WHERE f.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id)`,
};

/** Orders that were never paid, with their timeline. */
export const checkouts: Removal = {
  kind: 'checkouts',
  due,
  remove: async (tx, cutoff, limit) => {
    const found = await tx.rows<{ id: string }>(
      `SELECT id FROM ${due.from} WHERE ${due.where} ORDER BY created_at LIMIT $2 FOR UPDATE OF p SKIP LOCKED`,
      [cutoff, limit],
    );
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await tx.rows('DELETE FROM payment_events WHERE payment_id = ANY($1)', [ids]);
    await tx.rows('DELETE FROM payments WHERE id = ANY($1)', [ids]);
    return found.length;
  },
};
