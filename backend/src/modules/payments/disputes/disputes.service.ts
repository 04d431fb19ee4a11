import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type PaymentRecord, PaymentsRepository } from '../core/payments.repository.ts';
import { mostRefundable } from '../core/refund.ts';
import { OwnerNotifications } from '../notifications/owner-notifications.ts';
import { PaymentFlagsRepository } from '../capture/payment-flags.repository.ts';
import { formatMoney } from '../../../platform/text/money.domain.ts';
import { RefundsRepository } from '../refunds/refunds.repository.ts';
import { hasEnded, isNews, type ToldDispute } from '../core/dispute.domain.ts';
import { DisputesRepository } from './disputes.repository.ts';

/** Who is said to have settled a dispute's flag when the dispute ends. */
const RAZORPAY = 'Razorpay';

export type DisputeOutcome = 'noted' | 'moved' | 'already_there' | 'unknown_payment';

/** What banks of buyers ask back, as Razorpay tells it: in any order, any number of times. */
@Injectable()
export class Disputes {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly disputes: DisputesRepository,
    private readonly refunds: RefundsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly owner: OwnerNotifications,
  ) {}

  /** @param orderId of the payment: a second capture is known by its order alone */
  report(told: ToldDispute, orderId: string | null): Promise<DisputeOutcome> {
    return this.db.run(async (tx) => {
      const found =
        (await this.payments.findByRazorpayPayment(told.razorpayPaymentId, tx)) ??
        (orderId === null ? undefined : await this.payments.findByOrder(orderId, tx));
      const payment = found && (await this.payments.lock(tx, found.id));
      if (!payment) return 'unknown_payment';
      const known = await this.disputes.find(tx, told.razorpayDisputeId);
      if (known && !isNews(known, told)) return 'already_there';
      await this.disputes.keep(tx, payment.id, told);
      const { razorpayDisputeId: razorpayId, amountPaise, currency, respondBy, status } = told;
      const { backPaise } = await this.refunds.takenFrom(payment.id, told.razorpayPaymentId, tx);
      const detail = backPaise > 0 ? refundedBefore(payment, told, backPaise) : null;
      const finding = { kind: 'dispute', razorpayId, amountPaise, currency, respondBy, detail } as const;
      if (hasEnded(status))
        await this.flags.settle(tx, payment.id, finding, RAZORPAY, `The dispute is ${status}.`);
      else await this.flags.raise(tx, payment.id, finding);
      await this.owner.dispute(tx, payment, told, backPaise);
      return known ? 'moved' : 'noted';
    });
  }
}

function refundedBefore(
  payment: PaymentRecord,
  { razorpayPaymentId, amountPaise, currency }: ToldDispute,
  backPaise: number,
): string {
  const isOfSale = razorpayPaymentId === payment.razorpayPaymentId;
  const twice = isOfSale ? backPaise + amountPaise - mostRefundable(payment) : 0;
  return [
    `${formatMoney(backPaise, currency)} of this payment had gone back before.`,
    ...(twice > 0
      ? [`Send the bank proof: if the dispute is lost, ${formatMoney(twice, currency)} is paid twice.`]
      : []),
  ].join(' ');
}
