import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { Mail } from '../../mails/mails.service.ts';
import { ownerAddress } from '../../payments/capture/owner-notices.ts';
import { Assignment } from './assignment.service.ts';
import { Coaches } from './coaches.service.ts';

/** Takes somebody who may not coach any more off their clients, and mails the owner. Idempotent. */
@Injectable()
@HandlesJob('programs.release')
export class ReleaseClients implements JobHandler<'programs.release'> {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly assignment: Assignment,
    private readonly coaches: Coaches,
    private readonly mail: Mail,
  ) {}

  async handle({ userId }: { userId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      if (await this.coaches.find(userId, tx)) return;
      const count = await this.assignment.release(tx, userId);
      const [account] = await tx.rows<{ name: string }>('SELECT name FROM users WHERE id = $1', [userId]);
      if (count === 0 || !account) return;
      await this.mail.enqueue(tx, {
        key: `clients-unassigned:${userId}:${new Date().toISOString()}`,
        template: 'clients-unassigned',
        to: { email: ownerAddress(this.env), name: null },
        data: { coach: account.name, count, path: '/admin/clients?reason=unassigned' },
      });
    });
  }
}
