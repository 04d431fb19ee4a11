/** Recipients of broadcast `b` by status, read from the index `broadcast_recipients_status` alone. */
export const COUNTED = `(SELECT coalesce(jsonb_object_agg(c.status, c.n), '{}') FROM (
     SELECT status, count(*)::int AS n FROM broadcast_recipients WHERE broadcast_id = b.id GROUP BY status) c)`;
/**
 * As kept with a broadcast that has ended, otherwise counted. What was kept at another end than its last says nothing:
 * a broadcast that runs has no end, and one that has run again has another.
 */
export const COUNTS = `CASE WHEN b.counts_end = b.finished_at THEN b.counts ELSE ${COUNTED} END`;
//# sourceMappingURL=recipient-counts.js.map