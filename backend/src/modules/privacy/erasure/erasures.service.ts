import { shownDay } from '@ironbloom/brand/india';
import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { subjectOf } from '../subject.ts';
import { privacyError } from '../privacy.errors.ts';
import { type Obstacle, obstacleTo } from './erasure-obstacles.ts';
import { type Erasure, ErasuresRepository } from './erasures.repository.ts';

/** To change one's mind. */
export const DAYS_TO_THINK = 7;
const SHOWN = 100;

const REFUSALS = {
  'named-owner': 'NAMED_OWNER_STAYS',
  'last-owner': 'LAST_OWNER_STAYS',
  'open-payment': 'PAYMENT_OPEN',
  'open-refund': 'REFUND_OPEN',
  flagged: 'PAYMENT_FLAGGED',
  busy: undefined,
} as const satisfies Record<Obstacle, string | undefined>;

/** Who is to be erased, and when. The worker does it (`ErasureRunner`). */
@Injectable()
export class Erasures {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly erasures: ErasuresRepository,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  ofAccount({ userId }: Actor): Promise<Erasure | null> {
    return this.erasures.openOf(userId);
  }

  /**
   * In a week, unless they sign in or take it back; an open payment is waited for. Mailed to them.
   * @throws LAST_OWNER_STAYS, NAMED_OWNER_STAYS
   */
  async scheduleOwn(actor: Actor & { name: string }): Promise<Erasure> {
    const subject = { email: actor.email, userId: actor.userId };
    return this.db.run(async (tx) => {
      const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
      if (obstacle === 'named-owner' || obstacle === 'last-owner') throw privacyError(REFUSALS[obstacle]);
      const erasure = await this.erasures.ask(tx, subject, 'self', DAYS_TO_THINK);
      await this.activities.record(tx, actor, { action: 'Erasure requested', feature: 'Account' });
      await this.mail.enqueue(tx, {
        key: `erasure-scheduled:${erasure.id}`,
        template: 'erasure-scheduled',
        to: { email: actor.email, name: actor.name },
        data: { name: actor.name, on: shownDay(erasure.dueAt), days: DAYS_TO_THINK },
      });
      return erasure;
    });
  }

  /** @throws NO_ERASURE */
  async cancelOwn(actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      if (!(await this.erasures.cancelOwn(tx, actor.userId))) throw privacyError('NO_ERASURE');
      await this.activities.record(tx, actor, { action: 'Erasure cancelled', feature: 'Account' });
    });
  }

  /**
   * At once, by the worker. @param email of somebody with an account, a purchase, or a message alone
   * @throws OWN_ERASURE, LAST_OWNER_STAYS, NAMED_OWNER_STAYS, PAYMENT_OPEN, REFUND_OPEN, PAYMENT_FLAGGED
   */
  async order(email: string, actor: Actor): Promise<Erasure> {
    const subject = await subjectOf(this.db, email);
    if (subject.userId === actor.userId) throw privacyError('OWN_ERASURE');
    return this.db.run(async (tx) => {
      const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
      const refusal = obstacle && REFUSALS[obstacle];
      if (refusal) throw privacyError(refusal);
      const erasure = await this.erasures.ask(tx, subject, 'owner', 0);
      // Without whom: the log outlives them.
      const changes = { before: null, after: { _id: erasure.id } };
      await this.activities.record(tx, actor, { action: 'Erasure ordered', feature: 'Person', changes });
      return erasure;
    });
  }

  list(): Promise<Erasure[]> {
    return this.erasures.list(SHOWN);
  }
}
