import { ERASED } from './personal-table.js';
const THEIR_SINGLES = `SELECT b.id FROM broadcasts b JOIN broadcast_recipients r ON r.broadcast_id = b.id, subject
  WHERE b.single AND r.email = subject.email`;
/** A broadcast to many stays with its counts; a message to them alone goes whole. */
export const broadcasts = [
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
        handed: {
            file: 'no-broadcasts',
            rows: `SELECT s.email, s.reason, s.note, s.created_at FROM suppressions s, subject WHERE s.email = subject.email`,
        },
        // The erasure's own row keeps broadcasts away from them, by a hash.
        erased: ['DELETE FROM suppressions s USING subject WHERE s.email = subject.email'],
    },
];
//# sourceMappingURL=broadcasts.js.map