import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { Mail } from '../../mails/mails.service.ts';
import { Coaches } from '../coaching/coaches.service.ts';
import { ownerAddress } from '../../payments/capture/owner-notices.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { ProgramMessageEntity, type Side } from './program-message.entity.ts';

/** Mails one side of a thread that messages wait, if they still do. Once for a burst: until they are read, no further mail. */
@Injectable()
@HandlesJob('programs.mail-unread')
export class UnreadMessageMails implements JobHandler<'programs.mail-unread'> {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly mail: Mail,
  ) {}

  async handle({ programId, side, dueAt }: { programId: string; side: Side; dueAt: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const [reminder] = await tx.rows(
        'SELECT 1 FROM unread_reminders WHERE program_id = $1 AND side = $2 AND due_at = $3 FOR UPDATE',
        [programId, side, dueAt],
      );
      const program = await this.programs.find(programId, tx);
      // Read meanwhile, or an earlier burst.
      if (!reminder || !program) return;
      const [unread] = await tx.rows<{ count: number }>(
        `SELECT count(*)::int AS count FROM program_messages WHERE program_id = $1 AND side <> $2 AND read_at IS NULL`,
        [programId, side],
      );
      if (!unread || unread.count === 0) return;
      const coach = program.coachId === null ? undefined : await this.coaches.find(program.coachId, tx);
      // Who chose one mail a day reads of it there (CoachDigest).
      if (side === 'team' && coach?.mails === 'daily') return;
      const toTeam = coach
        ? { email: coach.email, name: coach.name }
        : { email: ownerAddress(this.env), name: null };
      await this.mail.enqueue(tx, {
        key: `unread:${programId}:${side}:${dueAt}`,
        template: 'unread-messages',
        to: side === 'team' ? toTeam : { email: program.email, name: program.name },
        data: {
          from: side === 'team' ? program.name : (coach?.name ?? business().name),
          count: unread.count,
          path: side === 'team' ? `/admin/clients/${programId}?view=messages` : '/my/messages',
        },
      });
    });
  }
}

/** Mails the owner a message that was reported. */
@Injectable()
@HandlesJob('programs.mail-report')
export class ReportedMessageMails implements JobHandler<'programs.mail-report'> {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly mail: Mail,
  ) {}

  async handle({ messageId }: { messageId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const message = await tx.manager.findOneBy(ProgramMessageEntity, { id: messageId });
      if (!message) return;
      await this.mail.enqueue(tx, {
        key: `message-reported:${messageId}`,
        template: 'message-reported',
        to: { email: ownerAddress(this.env), name: null },
        data: { sender: message.sender, path: `/admin/clients/${message.programId}?view=messages` },
      });
    });
  }
}
