import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type FlagRecord, PaymentFlagsRepository } from '../../payments/capture/payment-flags.repository.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';

/** What needed a person's look, and got it. */
@Injectable()
export class FlagsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_FLAG, FLAG_RESOLVED */
  resolve(paymentId: string, flagId: string, note: string, actor: Actor): Promise<FlagRecord> {
    return this.db.run(async (tx) => {
      await this.payments.lock(tx, paymentId);
      const before = await this.flags.find(tx, paymentId, flagId);
      if (!before) throw paymentError('UNKNOWN_FLAG');
      if (before.resolvedAt) throw paymentError('FLAG_RESOLVED');
      await this.flags.resolve(tx, paymentId, flagId, actor.email, note);
      const about = { _id: paymentId, flag: flagId, kind: before.kind };
      await this.activities.record(tx, actor, {
        action: 'Resolved a flag',
        feature: 'Payment',
        changes: { before: { ...about, resolved: false }, after: { ...about, resolved: true, note } },
      });
      return (await this.flags.find(tx, paymentId, flagId)) ?? before;
    });
  }
}
