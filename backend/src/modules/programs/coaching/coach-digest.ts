import { fullDayAndTime, shownDay } from '@ironbloom/brand/india';
import { reasonWords } from '@ironbloom/brand/coaching';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns, NightlyTask } from '../../../platform/jobs/nightly.ts';
import { Mail } from '../../mails/mails.service.ts';
import { type DeskRow, ProgramsRepository } from '../programs.repository.ts';
import { Coaches } from './coaches.service.ts';

/** Clients that one mail names. */
const SHOWN = 50;

/** Worker process: one mail a day to each coach who chose that, about clients who need her. None where nobody does. */
@Injectable()
export class CoachDigest extends NightlyTask {
  constructor(
    @Inject(ENV) env: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly mail: Mail,
  ) {
    super(runs, { job: 'coach-digest', hour: env.OWNER_DIGEST_HOUR, leaseMinutes: 5 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    const daily = (await this.coaches.list()).filter(({ mails }) => mails === 'daily');
    await this.db.run(async (tx) => {
      if (!(await this.runs.finish(tx, run))) return;
      for (const coach of daily) {
        const { items, total } = await this.programs.desk({ coachId: coach.id, needy: true }, 1, SHOWN);
        if (items.length === 0) continue;
        await this.mail.enqueue(tx, {
          key: `coach-digest:${coach.id}:${run.night}`,
          template: 'coach-digest',
          to: { email: coach.email, name: coach.name },
          data: {
            title: titleOf(
              items.map(({ name }) => name),
              total,
            ),
            clients: items.map(({ id, name, reasons }) => ({
              name,
              reasons: reasons.map(inWords).join('; '),
              path: `/admin/clients/${id}`,
            })),
            more: Math.max(0, total - items.length),
          },
        });
      }
    });
  }
}

/** "Asha Rao and 2 more need you" */
const titleOf = ([first = '']: readonly string[], total: number): string =>
  total > 1 ? `${first} and ${total - 1} more need you` : `${first} needs you`;

const inWords = ({ reason, since, due }: DeskRow['reasons'][number]): string =>
  due
    ? `${reasonWords[reason]}, by ${fullDayAndTime(due)}`
    : `${reasonWords[reason]}, since ${shownDay(since)}`;
