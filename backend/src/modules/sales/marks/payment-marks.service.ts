import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';
import { type Mark, type MarkName, PaymentMarksRepository } from './payment-marks.repository.ts';

const WORDS: Readonly<Record<MarkName, string>> = { called: 'called', assessed: 'assessed' };

/** What was promised with a sale (pay-24), and done. */
@Injectable()
export class PaymentMarks {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly marks: PaymentMarksRepository,
    private readonly activities: ActivityLog,
  ) {}

  /** What is so already stays as it is, with who did it first. @throws UNKNOWN_PAYMENT, NOT_PAID */
  mark(paymentId: string, name: MarkName, set: boolean, actor: Actor): Promise<Mark | null> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      if (payment.status !== 'completed') throw paymentError('NOT_PAID');
      const before = await this.marks.find(tx, paymentId, name);
      if ((before !== null) === set) return before;
      await this.marks.write(tx, paymentId, name, set ? actor.email : null);
      await this.activities.record(tx, actor, {
        action: set ? `Marked as ${WORDS[name]}` : `Marked as not ${WORDS[name]}`,
        feature: 'Payment',
        changes: { before: { _id: paymentId, [name]: !set }, after: { _id: paymentId, [name]: set } },
      });
      return this.marks.find(tx, paymentId, name);
    });
  }
}
