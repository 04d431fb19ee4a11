import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { accountingError } from '../../accounting/accounting.errors.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { ClientNotes } from '../../programs/follow-up/client-notes.service.ts';
import { BuyerMails } from '../notifications/buyer-mails.ts';

/** What is done for a buyer after the sale: private notes, receipts sent again. */
@Injectable()
export class AfterSale {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly buyers: BuyerMails,
    private readonly notes: ClientNotes,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_PAYMENT */
  addNote(paymentId: string, text: string, actor: Actor) {
    return this.db.run(async (tx) => {
      if (!(await this.payments.lock(tx, paymentId))) throw paymentError('UNKNOWN_PAYMENT');
      return this.notes.add(tx, paymentId, 'buyer', text, actor);
    });
  }

  /** The same receipt in a mail of its own: that of the sale stays the one of the sale. @throws UNKNOWN_PAYMENT, NO_RECEIPT */
  async resendReceipt(paymentId: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.findById(paymentId, tx);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      if (payment.status !== 'completed') throw accountingError('NO_RECEIPT');
      await this.buyers.sendReceipt(tx, payment, `receipt:${paymentId}:${uuidv7()}`);
      const { receiptNumber } = payment;
      await this.activities.record(tx, actor, {
        action: 'Resent the receipt',
        feature: 'Payment',
        changes: { before: null, after: { _id: paymentId, receiptNumber, to: payment.email } },
      });
    });
  }
}
