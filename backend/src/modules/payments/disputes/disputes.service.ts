import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { formatMoney } from '@ironbloom/brand/india';
import { OwnerNotices } from '../capture/owner-notices.ts';
import { PaymentFlagsRepository } from '../capture/payment-flags.repository.ts';
import { isOfSale, mostRefundable } from '../payment.domain.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { RefundsRepository } from '../refunds/refunds.repository.ts';
import { hasEnded, isNews } from './dispute.domain.ts';
import { type DisputeReport, PaymentDisputeEntity } from './payment-dispute.entity.ts';

/** Author of a resolution by the dispute's end. */
const RAZORPAY = 'Razorpay';

export type DisputeOutcome = 'noted' | 'moved' | 'already_there' | 'unknown_payment';

/** Applies Razorpay's reports of disputes, in any order and repeatedly. */
@Injectable()
export class Disputes {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly owner: OwnerNotices,
  ) {}

  /** @param orderId of the payment: a second capture is found by its order */
  report(told: DisputeReport, orderId: string | null): Promise<DisputeOutcome> {
    return this.db.run(async (tx) => {
      const { razorpayDisputeId, razorpayPaymentId, amountPaise, currency, respondBy, status } = told;
      const found =
        (await this.payments.findBy('razorpayPaymentId', razorpayPaymentId, tx)) ??
        (orderId === null ? null : await this.payments.findBy('razorpayOrderId', orderId, tx));
      const payment = found && (await this.payments.lock(tx, found.id));
      if (!payment) return 'unknown_payment';
      const known = await tx.manager.findOneBy(PaymentDisputeEntity, { razorpayDisputeId });
      if (known && !isNews(known, told)) return 'already_there';
      const endedAt = hasEnded(status) ? told.toldAt : null;
      if (known) {
        const { deductedPaise, phase, reasonCode, reason, toldAt } = told;
        const news = {
          amountPaise,
          deductedPaise,
          phase,
          reasonCode,
          reason,
          status,
          respondBy,
          toldAt,
          endedAt,
        };
        await tx.manager.update(PaymentDisputeEntity, known.id, news);
      } else {
        await tx.manager.insert(PaymentDisputeEntity, {
          ...told,
          id: uuidv7(),
          paymentId: payment.id,
          endedAt,
        });
      }
      const { backPaise } = await this.refunds.takenFrom(payment.id, razorpayPaymentId, tx);
      const detail = backPaise > 0 ? refundedBefore(payment, told, backPaise) : null;
      const kind = 'dispute' as const;
      const finding = { kind, razorpayId: razorpayDisputeId, amountPaise, currency, respondBy, detail };
      if (endedAt)
        await this.flags.resolveFinding(tx, payment.id, finding, RAZORPAY, `The dispute is ${status}.`);
      else await this.flags.raise(tx, payment.id, finding);
      await this.owner.sendDispute(tx, payment, told, backPaise);
      return known ? 'moved' : 'noted';
    });
  }
}

function refundedBefore(payment: PaymentEntity, told: DisputeReport, backPaise: number): string {
  const { amountPaise, currency } = told;
  const twice = isOfSale(told, payment) ? backPaise + amountPaise - mostRefundable(payment) : 0;
  return [
    `${formatMoney(backPaise, currency)} of this payment had gone back before.`,
    ...(twice > 0
      ? [`Send the bank proof: if the dispute is lost, ${formatMoney(twice, currency)} is paid twice.`]
      : []),
  ].join(' ');
}
