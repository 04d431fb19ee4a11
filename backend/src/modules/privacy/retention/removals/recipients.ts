import type { Removal } from './removal.ts';

/** Ended, and its counts kept as they were then; a single message has none to keep. */
const SETTLED = `b.finished_at < $1 AND (b.single OR b.counts_end = b.finished_at)`;

const due = {
  from: 'broadcasts b JOIN broadcast_recipients r ON r.broadcast_id = b.id',
  at: 'b.finished_at',
  where: SETTLED,
};

/** Whom broadcasts were sent to: the broadcast stays, with how many of what became of them. Single messages go whole. */
export const recipients: Removal = {
  kind: 'recipients',
  due,
  remove: async (tx, cutoff, limit) => {
    // Held, so that nobody sends to the rest of it meanwhile.
    const [broadcast] = await tx.rows<{ id: string }>(
      `SELECT id FROM broadcasts b WHERE ${SETTLED}
          AND EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id)
        ORDER BY finished_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [cutoff],
    );
    if (!broadcast) return 0;
    const { id } = broadcast;
    await tx.rows(
      'UPDATE broadcasts SET recipients_removed_at = coalesce(recipients_removed_at, now()) WHERE id = $1',
      [id],
    );
    const rows = await tx.rows(
      `DELETE FROM broadcast_recipients WHERE id IN (
         SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 ORDER BY status, position LIMIT $2) RETURNING 1`,
      [id, limit],
    );
    await removeSingle(tx, id);
    return rows.length;
  },
};

async function removeSingle(tx: Parameters<Removal['remove']>[0], id: string): Promise<void> {
  await tx.rows(
    `WITH gone AS (
       DELETE FROM broadcasts b WHERE id = $1 AND single
          AND NOT EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id) RETURNING id)
     DELETE FROM broadcast_attachments a USING gone WHERE a.broadcast_id = gone.id`,
    [id],
  );
}
