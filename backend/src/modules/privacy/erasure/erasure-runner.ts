import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { ERASED } from '../../../platform/personal-data.ts';
import { erasePerson } from './erase-person.ts';
import { obstacleTo } from './erasure-obstacles.ts';
import { type DueErasure, ErasuresRepository } from './erasures.repository.ts';
import { KeptPapers } from './kept-papers.ts';

const LOOK_EVERY_MS = 2_000;

/** Carries out what is due. One person is one transaction: a worker that dies over it leaves it whole to the next. */
@Injectable()
export class ErasureRunner extends BackgroundTask {
  private readonly logger = new Logger('Erasure');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly erasures: ErasuresRepository,
    private readonly papers: KeptPapers,
    private readonly activities: ActivityLog,
  ) {
    super('erasures', LOOK_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const due = await this.erasures.nextDue();
    if (!due) return false;
    try {
      await this.papers.draw(due);
      await this.db.run((tx) => this.carryOut(tx, due));
    } catch (error) {
      // One that fails keeps no other waiting.
      this.logger.error({ err: error, erasureId: due.id }, 'somebody could not be erased');
      await this.erasures.wait(this.db, due.id, 'busy');
    }
    return true;
  }

  private async carryOut(tx: Transaction, { id }: DueErasure): Promise<void> {
    // Taken back meanwhile, or another worker has it.
    const subject = await this.erasures.hold(tx, id);
    if (!subject) return;
    const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
    if (obstacle) return this.erasures.wait(tx, id, obstacle);
    await erasePerson(tx, subject, id);
    await this.erasures.finish(tx, id);
    const changes = { before: null, after: { _id: id } };
    const who = { email: ERASED, route: 'erasure', ip: null };
    await this.activities.record(tx, who, { action: 'Erased', feature: 'Person', changes });
    tx.afterCommit(() => this.logger.log({ erasureId: id }, 'a person is erased'));
  }
}
