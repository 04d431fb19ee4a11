import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { isErased } from '../../payments/payment.domain.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { BuyerMails } from './buyer-mails.ts';
import { OwnerMails } from './owner-mails.service.ts';

/** Mails the buyer, the buddy and the owner about a completed payment. Idempotent by the keys of the mails. */
@Injectable()
@HandlesJob('sales.mail-purchase')
export class PurchaseMails implements JobHandler<'sales.mail-purchase'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly buyers: BuyerMails,
    private readonly owner: OwnerMails,
  ) {}

  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await tx.manager.findOneByOrFail(PaymentEntity, { id: paymentId });
      if (isErased(payment)) return;
      await this.buyers.sendSale(tx, payment);
      await this.owner.sendSale(tx, payment);
    });
  }
}

/** Mails the buyer and the owner about a refund that Razorpay has processed. Idempotent by the keys of the mails. */
@Injectable()
@HandlesJob('sales.mail-refund')
export class RefundMails implements JobHandler<'sales.mail-refund'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly buyers: BuyerMails,
    private readonly owner: OwnerMails,
  ) {}

  async handle({ refundId }: { refundId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const refund = await tx.manager.findOneByOrFail(PaymentRefundEntity, { id: refundId });
      const payment = await tx.manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
      await this.buyers.sendRefund(tx, payment, refund);
      await this.owner.sendRefund(tx, payment, refund);
    });
  }
}
