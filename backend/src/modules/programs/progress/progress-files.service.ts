import { Injectable } from '@nestjs/common';
import { In, Not, IsNull } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import { DownloadTickets } from '../../../platform/redis/download-tickets.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import { Progress } from '../check-ins/progress.service.ts';
import { ProgramPlanEntity } from '../plans/program-plan.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { TrainingLog } from '../training/training-log.service.ts';
import { checkInLines } from './check-in-lines.ts';
import type { ProgressFile } from './progress-files.dto.ts';
import { trainingLines } from './training-lines.ts';

interface Ticket {
  programId: string;
  of: ProgressFile;
}

/** What she wrote down over time, as CSV. */
@Injectable()
export class ProgressFiles {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly progress: Progress,
    private readonly log: TrainingLog,
    private readonly tickets: DownloadTickets,
  ) {}

  /** @returns the address of the file, which works once. @throws NOT_FOUND, TRY_LATER */
  async issue(programId: string, of: ProgressFile, userId: string): Promise<string> {
    await this.programs.requireMember(programId, userId);
    const ticket: Ticket = { programId, of };
    return `/api/my/progress-files/${await this.tickets.issue('export:progress', ticket)}`;
  }

  /** @param isHead leaves the ticket valid. @throws NOT_FOUND, TRY_LATER */
  async open(ticket: string, isHead: boolean): Promise<{ fileName: string; csv: string }> {
    const found = await this.tickets[isHead ? 'read' : 'redeem']<Ticket>('export:progress', ticket);
    if (found === undefined) throw platformError('NOT_FOUND');
    const { programId, of } = found;
    const lines =
      of === 'training' ? await this.training(programId) : checkInLines(await this.progress.sent(programId));
    return { fileName: `${of}.csv`, csv: BYTE_ORDER_MARK + lines.map(csvLine).join('') };
  }

  private async training(programId: string) {
    const sessions = await this.log.sessions({ programId });
    const plans = await this.db.manager.find(ProgramPlanEntity, {
      select: { version: true, training: true },
      where: {
        programId,
        version: In([...new Set(sessions.map(({ version }) => version))]),
        training: Not(IsNull()),
      },
    });
    return trainingLines(sessions.toReversed(), new Map(plans.map((plan) => [plan.version, plan.training!])));
  }
}
