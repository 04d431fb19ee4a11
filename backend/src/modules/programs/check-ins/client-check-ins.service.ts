import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';
import { type Page, pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { mayManageAll } from '../../../platform/security/rights.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { CurrentCoaching } from '../coaching/coaching-settings.service.ts';
import { programsError } from '../programs.errors.ts';
import { CLIENT } from '../desk-sql.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { TrainingProgress } from '../training/training-progress.service.ts';
import { CheckInEntity } from './check-in.entity.ts';
import { shownCheckIn } from './check-ins.service.ts';

interface QueueRow {
  id: string;
  programId: string;
  name: string;
  coach: string | null;
  dueOn: string;
  week: number;
  sentAt: Date;
  answerBy: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
  words: string;
}

/** The start of today in India. */
const MIDNIGHT = `((now() AT TIME ZONE 'Asia/Kolkata')::date)::timestamp AT TIME ZONE 'Asia/Kolkata'`;
/** The first words of a check-in `c`, in the order of its questions. */
const WORDS = `coalesce((
  SELECT left(c.answers->>(q->>'id'), 140) FROM jsonb_array_elements(c.questions) WITH ORDINALITY AS asked (q, place)
   WHERE q->>'kind' = 'text' AND c.answers ? (q->>'id') ORDER BY place LIMIT 1), '')`;

/** Check-ins as the team reads and answers them. */
@Injectable()
export class ClientCheckIns {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
    private readonly coaching: CurrentCoaching,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
    private readonly training: TrainingProgress,
  ) {}

  /** What waits, the longest first, or what was answered, the newest first. A coach sees those of her clients. @throws PAGE_TOO_DEEP */
  async queue(
    {
      mine,
      state,
      page,
      limit,
    }: { mine: boolean; state: 'waiting' | 'answered'; page: number; limit: number },
    viewer: Principal,
  ) {
    const all = !mine && mayManageAll(viewer.role, 'clients:read');
    const parameters = [this.coaching.value.answerHours, ...(all ? [] : [viewer.id])];
    const entrusted = all ? '' : 'AND g.coach_id = $2';
    const from = (condition: string, names = '') =>
      `check_ins c JOIN programs g ON g.id = c.program_id ${names} WHERE ${condition} AND $1::int IS NOT NULL ${entrusted}`;
    const condition = state === 'waiting' ? `c.state = 'sent'` : `c.state = 'answered'`;
    const [rows, [today]] = await Promise.all([
      pageOf<QueueRow>(
        this.db,
        {
          select: `c.id, g.id AS "programId", ${CLIENT.name} AS name, coach.name AS coach, c.due_on::text AS "dueOn", c.week,
            c.sent_at AS "sentAt", c.sent_at + make_interval(hours => $1) AS "answerBy", c.answered_at AS "answeredAt",
            c.answered_by AS "answeredBy", ${WORDS} AS words`,
          from: from(
            condition,
            'JOIN payments p ON p.id = g.payment_id LEFT JOIN users coach ON coach.id = g.coach_id',
          ),
          counted: from(condition),
          orderBy: state === 'waiting' ? 'c.sent_at, c.id' : 'c.answered_at DESC, c.id DESC',
          parameters,
        },
        page,
        limit,
      ),
      this.db.rows<{ answered: number; hours: number | null }>(
        `SELECT count(*)::int AS answered, round(extract(epoch FROM avg(c.answered_at - c.sent_at)) / 3600, 1)::float AS hours
           FROM ${from(`c.state = 'answered' AND c.answered_at >= ${MIDNIGHT}`)}`,
        parameters,
      ),
    ]);
    return { ...shownQueue(rows), today: today! };
  }

  /** Of one client, newest first. @throws NOT_FOUND */
  async list(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const items = await this.db.manager.find(CheckInEntity, {
      where: { programId, state: In(['sent', 'answered', 'missed']) },
      order: { dueOn: 'DESC' },
      take: 120,
    });
    return { nextOn: null, items: items.map(shownCheckIn) };
  }

  /** Opens one, with the one that was sent before it: from now on the client cannot change it. @throws NOT_FOUND */
  async open(programId: string, dueOn: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.manager.update(
      CheckInEntity,
      { programId, dueOn, state: 'sent', openedAt: IsNull() },
      { openedAt: () => 'now()' },
    );
    const [checkIn, before, training] = await Promise.all([
      this.db.manager.findOneBy(CheckInEntity, {
        programId,
        dueOn,
        state: In(['sent', 'answered', 'missed']),
      }),
      this.db.manager.findOne(CheckInEntity, {
        where: { programId, dueOn: LessThan(dueOn), state: In(['sent', 'answered']) },
        order: { dueOn: 'DESC' },
      }),
      this.training.weeksTo(programId, dueOn),
    ]);
    if (!checkIn) throw platformError('NOT_FOUND');
    return { checkIn: shownCheckIn(checkIn), before: before && shownCheckIn(before), training };
  }

  /** Answers it, once, and mails the client. @throws NOT_FOUND, CHECK_IN_ANSWERED, CHECK_IN_UNSENT */
  async answer(programId: string, dueOn: string, text: string, viewer: Principal, actor: Actor) {
    await this.resources.requireVisible(viewer, 'program', programId);
    return this.db.run(async (tx) => {
      const { affected } = await tx.manager.update(
        CheckInEntity,
        { programId, dueOn, state: 'sent' },
        {
          state: 'answered',
          answer: text,
          answeredAt: new Date(),
          answeredById: viewer.id,
          answeredBy: viewer.name,
        },
      );
      const checkIn = await tx.manager.findOneBy(CheckInEntity, { programId, dueOn });
      if (!checkIn) throw platformError('NOT_FOUND');
      if (!affected) {
        // The same answer again: a press that was repeated.
        if (checkIn.answeredById === viewer.id && checkIn.answer === text) return shownCheckIn(checkIn);
        throw programsError(checkIn.state === 'answered' ? 'CHECK_IN_ANSWERED' : 'CHECK_IN_UNSENT');
      }
      await tx.manager.update(
        CheckInEntity,
        { id: checkIn.id, openedAt: IsNull() },
        { openedAt: new Date() },
      );
      const client = await this.programs.find(programId, tx);
      if (client) {
        await this.mail.enqueue(tx, {
          key: `check-in-answered:${checkIn.id}`,
          template: 'check-in-answered',
          to: { email: client.email, name: client.name },
          data: { coach: viewer.name, week: checkIn.week, path: `/my/check-in/${dueOn}` },
        });
      }
      await this.activities.record(tx, actor, {
        action: 'Answered a check-in',
        feature: 'Program',
        changes: { before: null, after: { _id: programId, week: checkIn.week } },
      });
      return shownCheckIn(await tx.manager.findOneByOrFail(CheckInEntity, { id: checkIn.id }));
    });
  }
}

const shownQueue = ({ items, ...frame }: Page<QueueRow>) => ({
  ...frame,
  items: items.map(({ programId, name, coach, ...row }) => ({
    ...row,
    program: { id: programId, name, coach },
  })),
});
