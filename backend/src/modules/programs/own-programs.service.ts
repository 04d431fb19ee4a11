import { LATE_DAYS } from '@ironbloom/brand/check-in';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { CheckInState } from './check-ins/check-in.entity.ts';
import { CurrentCoaching } from './coaching/coaching-settings.service.ts';
import { Coaches } from './coaching/coaches.service.ts';
import { ADULT } from './program.domain.ts';
import { PauseEntity } from './term/pause.entity.ts';
import { Pauses } from './term/pauses.service.ts';
import { shownProgram } from './programs.dto.ts';
import { CLIENT } from './desk-sql.ts';
import { type DeskRow, ProgramsRepository } from './programs.repository.ts';

interface News {
  id: string;
  renewsId: string | null;
  calledAt: Date | null;
  answeredAt: Date | null;
  guardian: { agreedAt: string | null } | null;
  plan: { version: number; note: string; publishedAt: string } | null;
  message: { side: 'client' | 'team'; sender: string; text: string; files: number; sentAt: string } | null;
  unread: number;
  checkIn: { dueOn: string; state: CheckInState; lastDay: string } | null;
  nextCheckInOn: string | null;
}

const dueOf = ({ reasons }: DeskRow, asked: 'call-due' | 'plan-due') =>
  reasons.find(({ reason }) => reason === asked)?.due ?? null;

/** What a client sees of her programs before she opens anything: nothing counts as read by it. */
@Injectable()
export class OwnPrograms {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly coaching: CurrentCoaching,
    private readonly pauses: Pauses,
  ) {}

  /** Newest first. */
  async list(userId: string) {
    const rows = await this.programs.ofMember(userId);
    if (rows.length === 0) return [];
    const [news, coaches] = await Promise.all([
      this.newsOf(rows.map(({ id }) => id)),
      this.coaches.shown(rows.flatMap(({ coachId }) => coachId ?? [])),
    ]);
    const pauses = await this.db.manager.find(PauseEntity, {
      where: { programId: In(rows.map(({ id }) => id)) },
      order: { createdAt: 'DESC' },
    });
    const { answerHours, showAnswerHours } = this.coaching.value;
    return rows.map((row) => {
      const { coach, ...program } = shownProgram(row);
      const { renewsId, calledAt, answeredAt, guardian, plan, message, unread, checkIn, nextCheckInOn } =
        news.get(row.id)!;
      return {
        ...program,
        renewsId,
        coach: coach && { ...coach, leaveUntil: null, profile: null, ...coaches.get(coach.id) },
        calledAt,
        callBy: dueOf(row, 'call-due'),
        answeredAt,
        plan,
        planBy: dueOf(row, 'plan-due'),
        guardian,
        message,
        unread,
        checkIn,
        nextCheckInOn,
        pauses: pauses.filter(({ programId }) => programId === row.id),
        daysOffLeft: this.pauses.daysLeft(row),
        answerHours: showAnswerHours ? answerHours : null,
      };
    });
  }

  private async newsOf(ids: readonly string[]): Promise<Map<string, News>> {
    const rows = await this.db.rows<News>(
      `SELECT g.id, g.renews_id AS "renewsId", g.called_at AS "calledAt", i.completed_at AS "answeredAt", plan.plan, message.message,
              CASE WHEN ${CLIENT.age} < ${ADULT} THEN json_build_object('agreedAt', i.guardian_agreed_at) END AS guardian,
              (SELECT count(*)::int FROM program_messages WHERE program_id = g.id AND side = 'team' AND read_at IS NULL) AS unread,
              (SELECT json_build_object('dueOn', due_on, 'state', state, 'lastDay', due_on + ${LATE_DAYS}) FROM check_ins
                WHERE program_id = g.id ORDER BY due_on DESC LIMIT 1) AS "checkIn",
              (SELECT about FROM program_reminders WHERE program_id = g.id AND kind = 'check-in-opens' AND done_at IS NULL) AS "nextCheckInOn"
         FROM programs g JOIN payments p ON p.id = g.payment_id LEFT JOIN intakes i ON i.program_id = g.id
         LEFT JOIN LATERAL (
           SELECT json_build_object('version', version, 'note', note, 'publishedAt', published_at) AS plan
             FROM program_plans WHERE program_id = g.id ORDER BY version DESC LIMIT 1) AS plan ON true
         LEFT JOIN LATERAL (
           SELECT json_build_object('side', side, 'sender', sender, 'text', left(text, 400), 'files', cardinality(file_ids), 'sentAt', sent_at) AS message
             FROM program_messages WHERE program_id = g.id ORDER BY sent_at DESC, id DESC LIMIT 1) AS message ON true
        WHERE g.id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
