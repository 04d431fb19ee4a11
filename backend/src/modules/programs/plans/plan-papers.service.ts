import { weeksFrom } from '@ironbloom/brand/plan-days';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import { DownloadTickets } from '../../../platform/redis/download-tickets.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Letterheads } from '../../media/letterhead.service.ts';
import { FoodTargets } from '../intake/food-targets.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { PauseEntity } from '../term/pause.entity.ts';
import { type PlanPaper, planPdf } from './plan-pdf.ts';
import { Plans } from './plans.service.ts';
import type { ProgramPlanEntity } from './program-plan.entity.ts';

interface Ticket {
  programId: string;
  version: number;
  /** The client's own: without targets where she may have none. */
  own: boolean;
}

/** Published versions as PDFs: training and food. Made when they are asked for. */
@Injectable()
export class PlanPapers {
  /** Drawing blocks the event loop. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly db: UnitOfWork,
    private readonly plans: Plans,
    private readonly programs: ProgramsRepository,
    private readonly foodTargets: FoodTargets,
    private readonly tickets: DownloadTickets,
    private readonly letterheads: Letterheads,
  ) {}

  /** @returns the address of the PDF, which works once. @throws NOT_FOUND, also for a version without training and food; TRY_LATER */
  async download(programId: string, version: number, viewer: Principal, own: boolean): Promise<string> {
    const { training, food } = await this.plans.find(programId, version, viewer);
    if (!training && !food) throw platformError('NOT_FOUND');
    const ticket: Ticket = { programId, version, own };
    return `/api/plan-pdfs/${await this.tickets.issue('plan-pdf', ticket)}`;
  }

  /** @param isHead leaves the ticket valid. @throws NOT_FOUND, TRY_LATER */
  async open(ticket: string, isHead: boolean): Promise<{ fileName: string; pdf: Buffer }> {
    const found = await this.tickets[isHead ? 'read' : 'redeem']<Ticket>('plan-pdf', ticket);
    if (found === undefined) throw platformError('NOT_FOUND');
    const { programId, version, own } = found;
    const plan = await this.plans.load(programId, version);
    const shown = own ? await this.foodTargets.shown(this.db, programId, plan) : plan;
    const paper = await this.paperOf(programId, shown);
    return {
      fileName: `plan-version-${version}.pdf`,
      pdf: await this.oneAtATime(() => planPdf(paper)),
    };
  }

  private async paperOf(programId: string, plan: ProgramPlanEntity): Promise<PlanPaper> {
    const [client, program, pauses, letterhead] = await Promise.all([
      this.programs.find(programId),
      this.db.manager.findOneBy(ProgramEntity, { id: plan.programId }),
      this.db.manager.findBy(PauseEntity, { programId: plan.programId }),
      this.letterheads.current(),
    ]);
    const { version, note, publishedBy, publishedAt, training, food } = plan;
    return {
      letterhead,
      client: client?.name ?? 'Client',
      version,
      note,
      publishedBy,
      publishedAt,
      weeks: program?.startsOn ? weeksFrom(program.startsOn, training?.weeks.length ?? 0, pauses) : [],
      training,
      food,
    };
  }
}
