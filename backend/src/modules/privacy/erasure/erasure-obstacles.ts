import { rowsAbout, type Subject } from '../subject.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { BOUGHT, mentions } from '../../../platform/personal-data.ts';

/** Why a person cannot be erased now; `busy` is short. */
export const OBSTACLES = [
  'named-owner',
  'last-owner',
  'open-payment',
  'open-refund',
  'flagged',
  'busy',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Rows per obstacle. */
const QUESTIONS: readonly (readonly [Obstacle, string])[] = [
  // Anyone may order with any address: only the account's own orders are waited for.
  [
    'open-payment',
    `SELECT 1 FROM payments p, subject WHERE p.owner_id = subject.id AND p.next_check_at IS NOT NULL`,
  ],
  [
    'open-refund',
    `SELECT 1 FROM payment_refunds r JOIN payments p ON p.id = r.payment_id, subject
      WHERE ${BOUGHT} AND (r.status = 'pending' OR r.next_check_at IS NOT NULL)
      UNION ALL SELECT 1 FROM refund_requests q JOIN payments p ON p.id = q.payment_id, subject
      WHERE ${BOUGHT} AND q.outcome IS NULL`,
  ],
  ['flagged', `SELECT 1 FROM payments p, subject WHERE ${BOUGHT} AND p.flagged`],
  [
    'busy',
    `SELECT 1 FROM outbox o, subject WHERE o.dead_at IS NULL AND ${mentions('o.payload::text')}
      UNION ALL SELECT 1 FROM mails m, subject WHERE m.status IN ('queued', 'sending')
        AND (lower(m.to_email) = subject.email OR ${mentions('m.data::text')})
      UNION ALL SELECT 1 FROM broadcast_recipients r, subject WHERE r.email = subject.email AND r.status = 'sending'
      UNION ALL SELECT 1 FROM razorpay_webhook_events e, subject
        WHERE e.applied_at IS NULL AND ${mentions('e.payload::text')}`,
  ],
];

/** An owner who can sign in must remain: verified and not deactivated. */
const OWNERS = `SELECT email = $3 AS named,
    NOT EXISTS (SELECT 1 FROM users o WHERE o.id <> u.id AND (o.role = 'owner' OR o.email = $3)
      AND o.email_verified_at IS NOT NULL AND o.deactivated_at IS NULL) AS last
  FROM users u WHERE (id = $2 OR email = $1) AND email_verified_at IS NOT NULL AND (role = 'owner' OR email = $3)`;

/** Same locks as a demotion (`AccountControl.decide`), so that concurrent ones are serialised. */
const LOCK_OWNERS = `SELECT 1 FROM users WHERE role = 'owner' OR email = $1 ORDER BY id FOR NO KEY UPDATE`;

/**
 * The first obstacle. @param sql a transaction: owners stay locked until it ends @param adminEmail ADMIN_EMAIL, whose holder
 * is an owner whatever the row says
 */
export async function obstacleTo(
  sql: Sql,
  subject: Subject,
  adminEmail: string | undefined,
): Promise<Obstacle | undefined> {
  const { email, userId } = subject;
  const standing = () =>
    sql.rows<{ named: boolean | null; last: boolean }>(OWNERS, [email, userId, adminEmail ?? null]);
  let [owner] = await standing();
  if (owner) {
    await sql.rows(LOCK_OWNERS, [adminEmail ?? null]);
    [owner] = await standing();
  }
  if (owner?.named) return 'named-owner';
  if (owner?.last) return 'last-owner';
  for (const [obstacle, rows] of QUESTIONS) {
    const [found] = await rowsAbout(sql, `SELECT 1 WHERE EXISTS (${rows})`, subject);
    if (found) return obstacle;
  }
  return undefined;
}
