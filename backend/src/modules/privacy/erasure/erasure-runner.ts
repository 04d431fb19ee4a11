import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { ERASED } from '../personal-data/personal-table.ts';
import { erasePerson } from './erase-person.ts';
import { obstacleTo } from './erasure-obstacles.ts';
import { ErasuresRepository } from './erasures.repository.ts';

const LOOK_EVERY_MS = 2_000;

/** Carries out what is due. One person is one transaction: a worker that dies over it leaves it whole to the next. */
@Injectable()
export class ErasureRunner extends BackgroundTask {
  private readonly logger = new Logger('Erasure');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly erasures: ErasuresRepository,
    private readonly activities: ActivityLog,
  ) {
    super('erasures', LOOK_EVERY_MS);
  }

  protected turn(): Promise<boolean> {
    return this.db.run(async (tx) => {
      const due = await this.erasures.takeDue(tx);
      if (!due) return false;
      const { id } = due;
      const obstacle = await obstacleTo(tx, due, this.env.ADMIN_EMAIL);
      if (obstacle) {
        await this.erasures.wait(tx, id, obstacle);
        return true;
      }
      await erasePerson(tx, due, id);
      await this.erasures.finish(tx, id);
      const changes = { before: null, after: { _id: id } };
      const who = { email: ERASED, route: 'erasure', ip: null };
      await this.activities.record(tx, who, { action: 'Erased', feature: 'Person', changes });
      tx.afterCommit(() => this.logger.log({ erasureId: id }, 'a person is erased'));
      return true;
    });
  }
}
