import { BOUGHT, ERASED, mentions, type PersonalTable } from '../../platform/personal-data.ts';
import type { Due, Removal } from '../../platform/removal.ts';

/** Keeps that something was done, without its values. */
const ONLY_THE_ID = (side: string): string =>
  `CASE WHEN jsonb_typeof(a.changes->'${side}') = 'object'
        THEN jsonb_strip_nulls(jsonb_build_object('_id', a.changes->'${side}'->'_id')) END`;

/** Rows about them that staff changed. */
const THEIR_ROWS = `coalesce(a.changes->'after'->>'_id', a.changes->'before'->>'_id') IN (
    SELECT p.id::text FROM payments p, subject WHERE ${BOUGHT}
    UNION ALL SELECT c.id::text FROM contact_messages c, subject WHERE lower(c.email) = subject.email
    UNION ALL SELECT n.about FROM consents n, subject WHERE n.what = 'story' AND n.email = subject.email
    UNION ALL SELECT u.id::text FROM users u, subject WHERE u.id = subject.id OR u.email = subject.email
    UNION ALL SELECT q.id::text FROM people q, subject WHERE q.email = subject.email)`;

/** Their own account's entries are removed; their work for the business stays, by "erased person". */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'activities',
    personal: ['email', 'ip', 'changes'],
    impersonal: ['action', 'feature', 'route'],
    addresses: ['email'],
    handed: {
      file: 'activity',
      rows: `SELECT a.action, a.feature, a.ip, a.created_at FROM activities a, subject
        WHERE lower(a.email) = subject.email ORDER BY a.created_at`,
    },
    erased: [
      `UPDATE activities a SET changes = jsonb_build_object('before', ${ONLY_THE_ID('before')}, 'after', ${ONLY_THE_ID('after')})
         FROM subject WHERE a.changes IS NOT NULL AND (${mentions('a.changes::text')} OR ${THEIR_ROWS})`,
      'DELETE FROM activities a USING subject WHERE lower(a.email) = subject.email AND a.changes IS NULL',
      `UPDATE activities a SET email = '${ERASED}', ip = NULL FROM subject WHERE lower(a.email) = subject.email`,
    ],
  },
];

/** Sign-in records are removed whole; other entries lose their IP address. */
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

export const removals = [activities];
