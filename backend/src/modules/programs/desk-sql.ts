import { LATE_DAYS } from '@ironbloom/brand/check-in';
import type { ClientReason, CoachingSettings } from '@ironbloom/brand/coaching';
import { OPEN_STATES } from './program.domain.ts';
import { RENEWAL_DAYS } from './reminders/schedule.ts';

/** SQL: who trains, of a program `g` and its payment `p`. */
export const CLIENT = {
  id: `CASE g.half WHEN 'buyer' THEN p.owner_id ELSE p.buddy_owner_id END`,
  name: `CASE g.half WHEN 'buyer' THEN p.name ELSE p.buddy->>'name' END`,
  email: `CASE g.half WHEN 'buyer' THEN p.email ELSE p.buddy->>'email' END`,
  phone: `CASE g.half WHEN 'buyer' THEN p.phone END`,
  /** In years, as stated with the order. */
  age: `CASE g.half WHEN 'buyer' THEN p.age ELSE (p.buddy->>'age')::int END`,
  /** As stated with the order. */
  gender: `CASE g.half WHEN 'buyer' THEN p.gender ELSE p.buddy->>'gender' END`,
};
const never = () => 'NULL::timestamptz';
export const isOpen = `g.state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** SQL: the day in India. */
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** Days in India for which a client reads a program that was refunded in full. */
const CANCELLED_DAYS = 30;
/** SQL: whether its client may still see it. */
export const isReadable = `(g.state <> 'cancelled'
  OR ${TODAY} <= (g.state_since AT TIME ZONE 'Asia/Kolkata')::date + ${CANCELLED_DAYS})`;

/** SQL: the next midnight in India. */
export const TOMORROW = `(${TODAY} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** SQL: when a check-in `c` counts as missed: the midnight in India after the last day on which it can be sent. */
const MISSED = `(c.due_on + ${LATE_DAYS + 1})::timestamp AT TIME ZONE 'Asia/Kolkata'`;
/** Days after its own for which a missed check-in is shown: the next one is over by then. */
const MISSED_DAYS = 14;

/** SQL: the first day after a program; as `endOf` counts. PostgreSQL clamps a month's end the same way. */
const ENDS_ON = `((g.starts_on + make_interval(months => g.months))::date + g.paused_days)`;
const ENDING = `g.state IN ('active', 'paused') AND ${ENDS_ON} <= ${TODAY} + ${RENEWAL_DAYS}
  AND NOT EXISTS (SELECT 1 FROM programs next WHERE next.renews_id = g.id AND next.state <> 'cancelled')`;
/** Days after the mail about a renewal until somebody of the team asks. */
const RENEWAL_PATIENCE_DAYS = 5;
/** SQL: the stage of a program `g` with its intake `i`. */
export const STAGE = `CASE
  WHEN g.state IN ('ended', 'cancelled') THEN 'ended'
  WHEN g.state = 'paused' THEN 'paused'
  WHEN g.state = 'active' OR g.starts_on IS NOT NULL THEN
    CASE WHEN ${ENDS_ON} - ${TODAY} <= ${RENEWAL_DAYS} THEN 'ending' ELSE 'active' END
  WHEN g.called_at IS NULL THEN 'new'
  WHEN i.completed_at IS NULL THEN 'intake'
  ELSE 'plan' END`;

export const BOUGHT = `programs g JOIN payments p ON p.id = g.payment_id LEFT JOIN intakes i ON i.program_id = g.id`;

/** SQL: nobody has claimed the program, and the first mail with its link failed or the address bounced. */
export const MAIL_RETURNED = `${CLIENT.id} IS NULL AND (
  EXISTS (SELECT 1 FROM mails m WHERE m.status = 'failed'
    AND m.key = CASE WHEN g.half = 'buyer' THEN 'receipt:' || p.id
                     WHEN g.address_corrected_at IS NULL THEN 'buddy-hello:' || p.id
                     ELSE 'buddy-hello:' || p.id || ':corrected' END)
  OR EXISTS (SELECT 1 FROM suppressions s WHERE s.reason = 'bounced' AND s.email = lower(${CLIENT.email})))`;

/** SQL: until when her plan is promised; where the answers came later than a day, a day after them. */
export const planDue = ({ planHours }: Pick<Promises, 'planHours'>): string =>
  `greatest(CASE WHEN g.renews_id IS NOT NULL THEN g.starts_on::timestamp AT TIME ZONE 'Asia/Kolkata' END,
            g.bought_at + interval '${planHours} hours',
            CASE WHEN i.completed_at > g.bought_at + interval '1 day' THEN i.completed_at + interval '1 day' END)`;

/** Why a client needs somebody, with the condition and the time since when, or by when, it is so. */
const REASONS = [
  {
    reason: 'unassigned',
    when: `${isOpen} AND g.coach_id IS NULL`,
    since: 'g.bought_at',
    due: never,
  },
  {
    reason: 'link-unopened',
    when: `g.state IN ('new', 'assessing') AND ${CLIENT.id} IS NULL AND g.bought_at < now() - interval '1 day'`,
    since: 'g.bought_at',
    due: never,
  },
  {
    reason: 'mail-returned',
    when: 'returned.id IS NOT NULL',
    since: 'g.bought_at',
    due: never,
  },
  {
    reason: 'call-due',
    when: `g.state IN ('new', 'assessing') AND g.called_at IS NULL`,
    since: 'g.bought_at',
    due: (hours: Promises) => `g.bought_at + interval '${hours.callHours} hours'`,
  },
  {
    reason: 'message-waiting',
    when: 'unread.since IS NOT NULL',
    since: 'unread.since',
    due: (hours: Promises) => `unread.since + interval '${hours.answerHours} hours'`,
  },
  {
    reason: 'check-in-waiting',
    when: 'waiting.since IS NOT NULL',
    since: 'waiting.since',
    due: (hours: Promises) => `waiting.since + interval '${hours.answerHours} hours'`,
  },
  {
    reason: 'check-in-missed',
    when: `g.state = 'active' AND missed.since IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM program_messages m WHERE m.program_id = g.id AND m.side = 'team' AND m.sent_at > missed.since)`,
    since: 'missed.since',
    due: never,
  },
  {
    reason: 'pause-asked',
    when: 'pause.asked IS NOT NULL',
    since: 'pause.asked',
    due: never,
  },
  {
    reason: 'pause-ends',
    when: `g.state = 'paused' AND pause.until_on <= ${TODAY} + 2`,
    since: `pause.until_on::timestamp AT TIME ZONE 'Asia/Kolkata'`,
    due: never,
  },
  {
    reason: 'ending',
    when: `ending.soon AND (ending.offered IS NULL OR ending.offered >= now() - interval '${RENEWAL_PATIENCE_DAYS} days')`,
    since: `(${ENDS_ON} - ${RENEWAL_DAYS})::timestamp AT TIME ZONE 'Asia/Kolkata'`,
    due: never,
  },
  {
    reason: 'renewal-unanswered',
    when: `ending.soon AND ending.offered < now() - interval '${RENEWAL_PATIENCE_DAYS} days'`,
    since: 'ending.offered',
    due: never,
  },
  {
    reason: 'plan-due',
    when: `(g.state IN ('new', 'assessing') OR g.state = 'active' AND g.renews_id IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM program_plans l WHERE l.program_id = g.id)`,
    since: 'g.bought_at',
    due: planDue,
  },
  {
    reason: 'intake-missing',
    when: `g.state IN ('new', 'assessing', 'active') AND i.completed_at IS NULL`,
    since: 'g.bought_at',
    due: never,
  },
] as const satisfies readonly {
  reason: ClientReason;
  when: string;
  since: string;
  due: (hours: Promises) => string;
}[];

type Promises = Pick<CoachingSettings, 'callHours' | 'planHours' | 'answerHours'>;

/** SQL: programs with the time of the oldest message that the team has not read. */
export const THREADS = `programs g
  LEFT JOIN LATERAL (
    SELECT min(m.sent_at) AS since FROM program_messages m
     WHERE m.program_id = g.id AND m.side = 'client' AND m.read_at IS NULL) AS unread ON true`;

/** SQL: programs with why they need somebody. @param few only those of `$1`, an array of ids: what is joined is then looked up for them alone */
export const deskOf = (promises: Promises, few = false): string => `${THREADS}
  JOIN payments p ON p.id = g.payment_id
  LEFT JOIN users coach ON coach.id = g.coach_id
  LEFT JOIN intakes i ON i.program_id = g.id
  LEFT JOIN (SELECT g.id FROM ${BOUGHT} WHERE g.state IN ('new', 'assessing') AND ${MAIL_RETURNED}${few ? ' AND g.id = ANY($1)' : ''}) AS returned ON returned.id = g.id
  LEFT JOIN (
    SELECT c.program_id, min(c.sent_at) AS since FROM check_ins c WHERE c.state = 'sent'${few ? ' AND c.program_id = ANY($1)' : ''} GROUP BY c.program_id) AS waiting ON waiting.program_id = g.id
  LEFT JOIN (
    SELECT c.program_id, max(${MISSED}) AS since FROM check_ins c
     WHERE c.state = 'missed' AND c.due_on > ${TODAY} - ${MISSED_DAYS}${few ? ' AND c.program_id = ANY($1)' : ''}
       AND NOT EXISTS (SELECT 1 FROM check_ins l WHERE l.program_id = c.program_id AND l.due_on > c.due_on AND l.state IN ('sent', 'answered'))
     GROUP BY c.program_id) AS missed ON missed.program_id = g.id
  LEFT JOIN (
    SELECT z.program_id, min(z.created_at) FILTER (WHERE z.state = 'asked') AS asked, max(z.until_on) FILTER (WHERE z.state = 'agreed') AS until_on
      FROM pauses z WHERE z.until_on >= ${TODAY} AND z.state IN ('asked', 'agreed')${few ? ' AND z.program_id = ANY($1)' : ''} GROUP BY z.program_id) AS pause ON pause.program_id = g.id
  LEFT JOIN LATERAL (
    SELECT true AS soon, (SELECT max(r.done_at) FROM program_reminders r WHERE r.program_id = g.id AND r.kind = 'renewal') AS offered
     WHERE ${ENDING}) AS ending ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('reason', reason, 'since', since, 'due', due) ORDER BY due NULLS LAST, since, reason), '[]') AS reasons,
           min(due) AS due, min(since) AS since
      FROM (VALUES ${REASONS.map(({ reason, when, since, due }) => `('${reason}', ${when}, ${since}, ${due(promises)})`).join(', ')})
        AS r (reason, holds, since, due)
     WHERE holds) AS attention`;

const LAST_MESSAGE = `(
  SELECT json_build_object('side', m.side, 'text', left(m.text, 140), 'sentAt', m.sent_at, 'files', cardinality(m.file_ids))
    FROM program_messages m WHERE m.program_id = g.id ORDER BY m.sent_at DESC, m.id DESC LIMIT 1)`;

/** SQL: the days off of `g` up to today. */
const RESTED = `(
  SELECT coalesce(sum(least(z.until_on, ${TODAY}) - z.from_on + 1), 0)::int FROM pauses z
   WHERE z.program_id = g.id AND z.state IN ('agreed', 'ended') AND z.from_on <= ${TODAY})`;

export const ROW = `g.id, g.half, g.state, ${STAGE} AS stage, g.state_since AS "stateSince", g.starts_on::text AS "startsOn", g.months, g.paused_days AS "pausedDays", ${RESTED} AS "restedDays",
  g.bought_at AS "boughtAt", p.kind_name AS "kindName", ${CLIENT.name} AS name, ${CLIENT.email} AS email, ${CLIENT.phone} AS phone,
  ${CLIENT.id} IS NOT NULL AS "hasAccount", g.coach_id AS "coachId", coach.name AS "coachName", ${LAST_MESSAGE} AS "lastMessage", g.stand_in_until::text AS "standInUntil", attention.reasons`;
