import type { ClientReason } from '@ironbloom/brand/coaching';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Page, pageOf } from '../../platform/database/page.ts';
import { columnsOf } from '../../platform/database/columns-of.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { platformError } from '../../platform/errors/errors.ts';
import { contains } from '../../platform/database/text-search.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Principal } from '../../platform/security/principal.ts';
import type { Relations } from '../../platform/security/resource-names.ts';
import { CurrentCoaching } from './coaching/coaching-settings.service.ts';
import {
  CLIENT,
  isOpen,
  isReadable,
  TOMORROW,
  STAGE,
  BOUGHT,
  MAIL_RETURNED,
  THREADS,
  ROW,
  planDue,
  deskOf,
} from './desk-sql.ts';
import { OPEN_STATES, type ProgramState, programStatesBefore, type Stage } from './program.domain.ts';
import { type Half, ProgramEntity, ProgramEventEntity } from './program.entity.ts';
import { planAnew } from './reminders/reminders.repository.ts';

type Promised = 'calls' | 'plans' | 'checkIns';

export interface ClientBody {
  /** As stated with the order. */
  sex: string | null;
  years: number | null;
  cm: number | null;
  kg: number | null;
  /** The day of the check-in that the weight is from. */
  weighedOn: string | null;
}

export interface DeskFilter {
  /** Only what is entrusted to this account. */
  coachId?: string | undefined;
  /** Undefined: open programs. */
  stage?: Stage | undefined;
  reason?: ClientReason | undefined;
  /** Only those that have a reason. */
  needy?: boolean | undefined;
  /** Part of a name, address or phone. */
  search?: string | undefined;
}

export interface DeskRow extends Pick<
  ProgramEntity,
  | 'id'
  | 'half'
  | 'state'
  | 'stateSince'
  | 'startsOn'
  | 'months'
  | 'pausedDays'
  | 'boughtAt'
  | 'coachId'
  | 'standInUntil'
> {
  stage: Stage;
  /** Days off up to today. */
  restedDays: number;
  kindName: string;
  name: string;
  email: string;
  phone: string | null;
  /** Whether the purchase was claimed. */
  hasAccount: boolean;
  coachName: string | null;
  /** Of the coach's profile, where it was asked for. */
  coachPicture?: Record<string, unknown> | null;
  /** The newest message of the thread: its first letters, and how many files it has. */
  lastMessage: { side: 'client' | 'team'; text: string; sentAt: string; files: number } | null;
  reasons: { reason: ClientReason; since: Date; due: Date | null }[];
}

export interface DeskCounts {
  /** Open programs by the time of their first promise: late, due today in India, and with a reason but neither. */
  attention: { late: number; today: number; later: number };
  stages: Partial<Record<Stage, { count: number; overdue: number }>>;
  reasons: Partial<Record<ClientReason, { count: number; overdue: number }>>;
}

@Injectable()
export class ProgramsRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly coaching: CurrentCoaching,
  ) {}

  private get table(): string {
    return deskOf(this.coaching.value);
  }

  private get few(): string {
    return deskOf(this.coaching.value, true);
  }

  /** Of one person who trains. Idempotent. @returns its id if it is new */
  async create(
    tx: Transaction,
    paymentId: string,
    half: Half,
    renewsId: string | null,
  ): Promise<string | undefined> {
    const [row] = await tx.rows<{ id: string }>(
      `INSERT INTO programs (id, payment_id, half, months, bought_at, test, renews_id)
       SELECT $1, id, $3, duration, completed_at, test, $4 FROM payments WHERE id = $2
       ON CONFLICT (payment_id, half) DO NOTHING RETURNING id`,
      [uuidv7(), paymentId, half, renewsId],
    );
    return row?.id;
  }

  /** The one statement that moves a program. @returns undefined when it was in none of the states that allow it */
  async transition(
    tx: Transaction,
    id: string,
    to: ProgramState,
    by: { email: string | null; reason: string | null },
  ): Promise<ProgramState | undefined> {
    const [moved] = await tx.rows<{ before: ProgramState }>(
      `WITH before AS (SELECT id, state FROM programs WHERE id = $1 AND state = ANY($3) FOR NO KEY UPDATE)
       UPDATE programs g SET state = $2, state_since = now() FROM before WHERE g.id = before.id
       RETURNING before.state AS before`,
      [id, to, programStatesBefore(to)],
    );
    if (!moved) return undefined;
    await planAnew(tx, id);
    await this.record(tx, {
      programId: id,
      kind: 'state',
      before: moved.before,
      after: to,
      reason: by.reason,
      by: by.email,
    });
    return moved.before;
  }

  /** Adds a line to the timeline. @returns its id */
  async record(
    tx: Transaction,
    event: Pick<ProgramEventEntity, 'programId' | 'kind'> &
      Partial<Pick<ProgramEventEntity, 'before' | 'after' | 'reason' | 'by'>>,
  ): Promise<string> {
    const id = uuidv7();
    await tx.manager.insert(ProgramEventEntity, { ...event, id });
    return id;
  }

  /** Those of a payment that are still open, locked. */
  openOfPayment(tx: Transaction, paymentId: string): Promise<{ id: string }[]> {
    return tx.rows(`SELECT id FROM programs WHERE payment_id = $1 AND state = ANY($2) FOR NO KEY UPDATE`, [
      paymentId,
      OPEN_STATES,
    ]);
  }

  /** What needs somebody first, the longest due at the top; then the newest. @throws PAGE_TOO_DEEP */
  async desk(
    { coachId, stage, reason, needy, search }: DeskFilter,
    page: number,
    limit: number,
  ): Promise<Page<DeskRow>> {
    const parameters: unknown[] = [];
    const clauses = [
      coachId && `g.coach_id = $${parameters.push(coachId)}`,
      stage ? `${STAGE} = $${parameters.push(stage)}` : isOpen,
      reason && `attention.reasons::jsonb @> $${parameters.push(JSON.stringify([{ reason }]))}::jsonb`,
      needy && `attention.since IS NOT NULL`,
      search &&
        `lower(concat_ws(E'\\n', ${CLIENT.name}, ${CLIENT.email}, ${CLIENT.phone})) LIKE lower($${parameters.push(contains(search))})`,
    ].filter(Boolean);
    const where = clauses.join(' AND ');
    const found = await pageOf<{ id: string }>(
      this.db,
      {
        select: 'g.id',
        from: `${this.table} WHERE ${where}`,
        ...(!reason && !needy && { counted: `${BOUGHT} WHERE ${where}` }),
        orderBy:
          '(attention.due <= now()) IS TRUE DESC, attention.due NULLS LAST, attention.since NULLS LAST, g.bought_at DESC, g.id DESC',
        parameters,
      },
      page,
      limit,
    );
    return this.withRows(found);
  }

  /** Threads with a message, what waits for the team first, then the newest. @param coachId only what is entrusted to this account. @throws PAGE_TOO_DEEP */
  async conversations(coachId: string | undefined, page: number, limit: number): Promise<Page<DeskRow>> {
    const where = `g.last_message_at IS NOT NULL${coachId === undefined ? '' : ' AND g.coach_id = $1'}`;
    const found = await pageOf<{ id: string }>(
      this.db,
      {
        select: 'g.id',
        from: `${THREADS} WHERE ${where}`,
        orderBy: '(unread.since IS NOT NULL) DESC, g.last_message_at DESC, g.id DESC',
        parameters: coachId === undefined ? [] : [coachId],
      },
      page,
      limit,
    );
    return this.withRows(found);
  }

  /** The rows of a page of ids, in its order. */
  private async withRows({ items, ...frame }: Page<{ id: string }>): Promise<Page<DeskRow>> {
    const ids = items.map(({ id }) => id);
    const rows = await this.db.rows<DeskRow>(
      `SELECT ${ROW} FROM ${this.few} WHERE g.id = ANY($1) ORDER BY array_position($1, g.id)`,
      [ids],
    );
    return { items: rows, ...frame };
  }

  /** How many programs are in each stage and, of the open ones, have each reason, and how many of these are overdue. */
  async counts(coachId: string | undefined): Promise<DeskCounts> {
    const parameters = coachId === undefined ? [] : [coachId];
    const entrusted = coachId === undefined ? '' : 'AND g.coach_id = $1';
    const [[needy], stages] = await Promise.all([
      this.db.rows<{
        attention: DeskCounts['attention'];
        late: Partial<Record<Stage, number>>;
        reasons: { reason: ClientReason; count: number; overdue: number }[];
      }>(
        `WITH needy AS MATERIALIZED (
           SELECT ${isOpen} AS open, ${STAGE} AS stage, attention.due, attention.reasons FROM ${this.table}
            WHERE attention.since IS NOT NULL AND (${isOpen} OR unread.since IS NOT NULL) ${entrusted})
         SELECT (SELECT json_build_object(
                   'late', count(*) FILTER (WHERE due <= now()),
                   'today', count(*) FILTER (WHERE due > now() AND due < ${TOMORROW}),
                   'later', count(*) FILTER (WHERE due IS NULL OR due >= ${TOMORROW})) FROM needy WHERE open) AS attention,
                (SELECT coalesce(json_object_agg(stage, count), '{}') FROM (
                   SELECT stage, count(*) FROM needy WHERE due <= now() GROUP BY 1) AS by_stage) AS late,
                (SELECT coalesce(json_agg(by_reason), '[]') FROM (
                   SELECT r->>'reason' AS reason, count(*) AS count,
                          count(*) FILTER (WHERE (r->>'due')::timestamptz <= now()) AS overdue
                     FROM needy CROSS JOIN LATERAL json_array_elements(reasons) AS r GROUP BY 1) AS by_reason) AS reasons`,
        parameters,
      ),
      this.db.rows<{ stage: Stage; count: number }>(
        `SELECT ${STAGE} AS stage, count(*)::int AS count FROM programs g LEFT JOIN intakes i ON i.program_id = g.id
          WHERE true ${entrusted} GROUP BY 1`,
        parameters,
      ),
    ]);
    const { attention, late, reasons } = needy!;
    return {
      attention,
      stages: Object.fromEntries(
        stages.map(({ stage, count }) => [stage, { count, overdue: late[stage] ?? 0 }]),
      ),
      reasons: Object.fromEntries(reasons.map(({ reason, count, overdue }) => [reason, { count, overdue }])),
    };
  }

  async find(id: string, sql: Sql = this.db): Promise<DeskRow | undefined> {
    const [row] = await sql.rows<DeskRow>(`SELECT ${ROW} FROM ${this.few} WHERE g.id = ANY($1)`, [[id]]);
    return row;
  }

  /** Newest first, of one account: what it may still see. As an array, its programs are found before the table is joined. */
  ofMember(userId: string): Promise<DeskRow[]> {
    return this.db.rows<DeskRow>(
      `SELECT ${ROW} FROM ${this.table}
        WHERE g.id = ANY(ARRAY(SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id AND g.half = 'buyer' WHERE p.owner_id = $1
                       UNION ALL
                       SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id AND g.half = 'buddy' WHERE p.buddy_owner_id = $1))
          AND ${isReadable}
        ORDER BY g.bought_at DESC, g.id DESC`,
      [userId],
    );
  }

  /** What came of a payment: the buyer's, then the buddy's. */
  ofPayment(paymentId: string) {
    return this.db.rows<
      Pick<ProgramEntity, 'id' | 'half' | 'state' | 'calledAt' | 'calledBy' | 'assessedAt' | 'assessedBy'> & {
        coachName: string | null;
      }
    >(
      `SELECT ${columnsOf(ProgramEntity, { alias: 'g', only: ['id', 'half', 'state', 'calledAt', 'calledBy', 'assessedAt', 'assessedBy'] })}, u.name AS "coachName"
         FROM programs g LEFT JOIN users u ON u.id = g.coach_id WHERE g.payment_id = $1 ORDER BY g.half = 'buddy'`,
      [paymentId],
    );
  }

  /** Buddies' halves of payments: their address, whether mails to it come back, and whether it was corrected. */
  buddiesOf(paymentIds: readonly string[]) {
    return this.db.rows<{ paymentId: string; email: string; unreachable: boolean; corrected: boolean }>(
      `SELECT p.id AS "paymentId", ${CLIENT.email} AS email, ${isOpen} AND ${MAIL_RETURNED} AS unreachable,
              g.address_corrected_at IS NOT NULL AS corrected
         FROM ${BOUGHT} WHERE p.id = ANY($1) AND g.half = 'buddy'`,
      [paymentIds],
    );
  }

  /**
   * Writes the right address of a buddy: once, while mails come back. Her account, if there is one, gets the program.
   * @param payment locked @param by the buyer's address
   * @returns the owner of the half now; undefined where it is not possible (any more)
   */
  async correctBuddyAddress(
    tx: Transaction,
    paymentId: string,
    email: string,
    by: string,
  ): Promise<{ programId: string; buddyOwnerId: string | null } | undefined> {
    // An account of this address that is verified at the same time waits (docs/decisions/021).
    await tx.rows('SELECT lock_addresses(ARRAY[lower($1)])', [email]);
    const [corrected] = await tx.rows<{ id: string }>(
      `UPDATE programs g SET address_corrected_at = now(), links_sent = 0, link_sent_at = now() FROM payments p
        WHERE p.id = $1 AND g.payment_id = p.id AND g.half = 'buddy' AND g.address_corrected_at IS NULL
          AND ${isOpen} AND ${MAIL_RETURNED} RETURNING g.id`,
      [paymentId],
    );
    if (!corrected) return undefined;
    const programId = corrected.id;
    const [payment] = await tx.rows<{ buddyOwnerId: string | null }>(
      `UPDATE payments SET buddy = jsonb_set(buddy, '{email}', to_jsonb($2::text)),
              buddy_owner_id = (SELECT id FROM users WHERE email = lower($2) AND email_verified_at IS NOT NULL)
        WHERE id = $1 RETURNING buddy_owner_id AS "buddyOwnerId"`,
      [paymentId, email],
    );
    await this.record(tx, { programId, kind: 'address', by });
    return { programId, buddyOwnerId: payment!.buddyOwnerId };
  }

  /** Promises of programs that were bought, and of check-ins that were sent since then: how many were due or kept, and how many of them kept in time. */
  async promisesSince(from: Date): Promise<Record<Promised, { due: number; kept: number }>> {
    const { callHours, planHours, answerHours } = this.coaching.value;
    const rows = await this.db.rows<{ promise: Promised; due: number; kept: number }>(
      `WITH bought AS (
         SELECT g.bought_at, g.called_at, (SELECT min(published_at) FROM program_plans WHERE program_id = g.id) AS planned_at,
                ${planDue({ planHours })} AS plan_due
           FROM programs g LEFT JOIN intakes i ON i.program_id = g.id
          WHERE g.bought_at >= $1 AND NOT g.test AND g.state <> 'cancelled'),
       promises AS (
         SELECT 'calls' AS promise, called_at AS done, bought_at + make_interval(hours => $2) AS due FROM bought
         UNION ALL SELECT 'plans', planned_at, plan_due FROM bought
         UNION ALL SELECT 'checkIns', c.answered_at, c.sent_at + make_interval(hours => $3)
           FROM check_ins c JOIN programs g ON g.id = c.program_id WHERE c.sent_at >= $1 AND NOT g.test)
       SELECT promise, count(*) FILTER (WHERE due < now() OR done IS NOT NULL)::int AS due,
              count(*) FILTER (WHERE done <= due)::int AS kept FROM promises GROUP BY promise`,
      [from, callHours, answerHours],
    );
    const of = (name: Promised) => {
      const { due, kept } = rows.find(({ promise }) => promise === name) ?? { due: 0, kept: 0 };
      return { due, kept };
    };
    return { calls: of('calls'), plans: of('plans'), checkIns: of('checkIns') };
  }

  /** Programs that ended in the last 90 days: how many go on, and how many fell silent before. */
  async endings(): Promise<{ ended: number; renewed: number; silent: number }> {
    const [counts] = await this.db.rows<{ ended: number; renewed: number; silent: number }>(
      `SELECT count(*)::int AS ended,
              count(*) FILTER (WHERE EXISTS (SELECT 1 FROM programs n WHERE n.renews_id = g.id AND n.state <> 'cancelled'))::int AS renewed,
              count(*) FILTER (WHERE NOT EXISTS (
                SELECT 1 FROM program_messages m WHERE m.program_id = g.id AND m.side = 'client' AND m.sent_at >= g.state_since - interval '21 days')
                AND NOT EXISTS (
                SELECT 1 FROM check_ins c WHERE c.program_id = g.id AND c.sent_at >= g.state_since - interval '21 days'))::int AS silent
         FROM programs g
        WHERE g.state = 'ended' AND g.starts_on IS NOT NULL AND NOT g.test AND g.state_since >= now() - interval '90 days'`,
    );
    return counts!;
  }

  /** Of an account, or of the address of who has none, newest first. @param email lower case */
  ofPerson(email: string, userId: string | null, limit: number): Promise<DeskRow[]> {
    return this.db.rows<DeskRow>(
      `SELECT ${ROW} FROM ${this.table}
        WHERE g.id = ANY(ARRAY(
          SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id AND g.half = 'buyer'
           WHERE p.owner_id = $2 OR lower(p.email) = $1
          UNION ALL
          SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id AND g.half = 'buddy'
           WHERE p.buddy_owner_id = $2 OR lower(p.buddy->>'email') = $1))
        ORDER BY g.bought_at DESC, g.id DESC LIMIT $3`,
      [email, userId, limit],
    );
  }

  async isOfMember(sql: Sql, id: string, userId: string): Promise<boolean> {
    const rows = await sql.rows(
      `SELECT 1 FROM programs g JOIN payments p ON p.id = g.payment_id WHERE g.id = $1 AND ${CLIENT.id} = $2 AND ${isReadable}`,
      [id, userId],
    );
    return rows.length > 0;
  }

  /** @throws NOT_FOUND for a program that is not hers */
  async requireMember(id: string, userId: string, sql: Sql = this.db): Promise<void> {
    if (!(await this.isOfMember(sql, id, userId))) throw platformError('NOT_FOUND');
  }

  /** Whether another program goes on from this one. */
  async isRenewed(sql: Sql, id: string): Promise<boolean> {
    const rows = await sql.rows(`SELECT 1 FROM programs WHERE renews_id = $1 AND state <> 'cancelled'`, [id]);
    return rows.length > 0;
  }

  /** This program and those that it renews: her numbers go on. */
  async chainOf(id: string): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `WITH RECURSIVE chain AS (
         SELECT id, renews_id FROM programs WHERE id = $1
         UNION ALL SELECT g.id, g.renews_id FROM chain JOIN programs g ON g.id = chain.renews_id)
       SELECT id FROM chain`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** In years, as stated with the order. */
  async ageOf(sql: Sql, id: string): Promise<number | null> {
    const [row] = await sql.rows<{ age: number | null }>(
      `SELECT ${CLIENT.age} AS age FROM programs g JOIN payments p ON p.id = g.payment_id WHERE g.id = $1`,
      [id],
    );
    return row?.age ?? null;
  }

  /** Height as she answered it, weight of the newest check-in that has one, otherwise as she answered it. */
  async bodyOf(sql: Sql, id: string): Promise<ClientBody> {
    const [row] = await sql.rows<ClientBody>(
      `SELECT ${CLIENT.gender} AS sex, ${CLIENT.age} AS years, (i.answers->>'height')::float8 AS cm,
         coalesce((last.answers->>'weight')::float8, (i.answers->>'weight')::float8) AS kg, last.due_on::text AS "weighedOn"
       FROM programs g JOIN payments p ON p.id = g.payment_id LEFT JOIN intakes i ON i.program_id = g.id
       LEFT JOIN LATERAL (
         SELECT answers, due_on FROM check_ins WHERE program_id = g.id AND sent_at IS NOT NULL
           AND jsonb_typeof(answers->'weight') = 'number' ORDER BY due_on DESC LIMIT 1) last ON true
       WHERE g.id = $1`,
      [id],
    );
    return row ?? { sex: null, years: null, cm: null, kg: null, weighedOn: null };
  }
}

/** Who may see a program: who trains by it (30 days after a refund in full no more), and the coach it is entrusted to. */
export async function relationsOf(sql: Sql, id: string): Promise<Relations | undefined> {
  const [row] = await sql.rows<{ member: string | null; coachId: string | null }>(
    `SELECT CASE WHEN ${isReadable} THEN ${CLIENT.id} END AS member, g.coach_id AS "coachId" FROM programs g JOIN payments p ON p.id = g.payment_id WHERE g.id::text = $1`,
    [id],
  );
  return row && { members: row.member ? [row.member] : [], staff: row.coachId ? [row.coachId] : [] };
}

/** Notes that staff open a photograph, unless the client has taken her consent back. @throws NOT_FOUND */
export async function openPhotograph(sql: Sql, id: string, viewer: Principal): Promise<void> {
  const relations = await relationsOf(sql, id);
  if (relations?.members.includes(viewer.id)) return;
  const noted = await sql.rows(
    `INSERT INTO health_openings (id, program_id, what, opener_id, opener)
     SELECT $1, program_id, 'photo', $3, $4 FROM intakes WHERE program_id = $2 AND consented_at IS NOT NULL AND withdrawn_at IS NULL
     RETURNING 1`,
    [uuidv7(), id, viewer.id, viewer.name],
  );
  if (noted.length === 0) throw platformError('NOT_FOUND');
}
