import { ERASED, type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';
import type { Removal } from '../../platform/removal.ts';

const THEIR_SINGLES = `SELECT b.id FROM broadcasts b JOIN broadcast_recipients r ON r.broadcast_id = b.id, subject
  WHERE b.single AND r.email = subject.email`;

/** Broadcasts keep their counts; single messages are deleted whole. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'broadcast_attachments',
    personal: ['content', 'filename'],
    impersonal: ['cid', 'content_type'],
    erased: [`DELETE FROM broadcast_attachments WHERE broadcast_id IN (${THEIR_SINGLES})`],
  },
  {
    table: 'broadcasts',
    personal: ['subject', 'body_html', 'body_text', 'created_by'],
    impersonal: ['from_name', 'status', 'pause_reason', 'counts'],
    erased: [
      `, gone AS (DELETE FROM broadcasts WHERE id IN (${THEIR_SINGLES}) RETURNING id)
       DELETE FROM broadcast_recipients r USING gone WHERE r.broadcast_id = gone.id`,
      `UPDATE broadcasts b SET created_by = '${ERASED}' FROM subject WHERE lower(b.created_by) = subject.email`,
    ],
  },
  {
    table: 'broadcast_recipients',
    personal: ['email', 'name', 'error'],
    impersonal: ['status'],
    addresses: ['email'],
    handed: {
      file: 'broadcasts',
      rows: `SELECT b.subject, r.email, r.name, r.status, r.settled_at FROM broadcast_recipients r
          JOIN broadcasts b ON b.id = r.broadcast_id, subject
        WHERE r.email = subject.email ORDER BY b.created_at`,
    },
    erased: [
      `UPDATE broadcast_recipients r SET email = subject.alias, name = NULL, error = NULL,
              settled_at = CASE WHEN r.status = 'queued' THEN now() ELSE r.settled_at END,
              status = CASE WHEN r.status = 'queued' THEN 'suppressed' ELSE r.status END
         FROM subject WHERE r.email = subject.email`,
    ],
  },
  {
    table: 'suppressions',
    personal: ['email', 'note'],
    impersonal: ['reason'],
    addresses: ['email'],
    handed: {
      file: 'no-broadcasts',
      rows: `SELECT s.email, s.reason, s.note, s.created_at FROM suppressions s, subject WHERE s.email = subject.email`,
    },
    // The erasure's own row keeps broadcasts away, by a hash.
    erased: ['DELETE FROM suppressions s USING subject WHERE s.email = subject.email'],
  },
];

export const impersonalTables: readonly ImpersonalTable[] = [{ table: 'broadcast_usage', because: 'counts' }];

/** Ended, with kept counts; single messages have none. */
const ENDED = `b.finished_at < $1 AND (b.single OR b.counts_end = b.finished_at)`;

const due = {
  from: 'broadcasts b JOIN broadcast_recipients r ON r.broadcast_id = b.id',
  at: 'b.finished_at',
  where: ENDED,
};

/** Recipients of broadcasts: the broadcast stays with its counts; single messages are deleted whole. */
const recipients: Removal = {
  kind: 'recipients',
  due,
  remove: async (tx, cutoff, limit) => {
    // Locked against `BroadcastControlService.requeue`.
    const [broadcast] = await tx.rows<{ id: string }>(
      `SELECT id FROM broadcasts b WHERE ${ENDED}
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
    await tx.rows(
      `WITH gone AS (
         DELETE FROM broadcasts b WHERE id = $1 AND single
            AND NOT EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id) RETURNING id)
       DELETE FROM broadcast_attachments a USING gone WHERE a.broadcast_id = gone.id`,
      [id],
    );
    return rows.length;
  },
};

export const removals = [recipients];
