import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';
import { BuyerMails } from '../../payments/notifications/buyer-mails.ts';

/** Receipts that are asked for again. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly buyers: BuyerMails,
    private readonly activities: ActivityLog,
  ) {}

  /** The same receipt in a mail of its own: that of the sale stays the one of the sale. @throws UNKNOWN_PAYMENT, NO_RECEIPT */
  async resend(paymentId: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.findById(paymentId, tx);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      if (payment.status !== 'completed') throw paymentError('NO_RECEIPT');
      await this.buyers.receiptAgain(tx, payment, uuidv7());
      const { receiptNumber } = payment;
      await this.activities.record(tx, actor, {
        action: 'Resent the receipt',
        feature: 'Payment',
        changes: { before: null, after: { _id: paymentId, receiptNumber, to: payment.email } },
      });
    });
  }
}
