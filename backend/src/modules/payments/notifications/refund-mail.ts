import type { MailRequest } from '../../mails/mails.api.ts';
import { formatMoney, formatRupees } from '../../../platform/text/money.domain.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import { isOfSale, type RefundRecord } from '../core/refund.ts';
import { inIndia, planLabel } from '../core/plan-label.ts';

/** The mail to the buyer whose money Razorpay has sent back. */
export function refundMailFor(payment: PaymentRecord, refund: RefundRecord): MailRequest<'refund'> {
  return {
    key: `refund:${refund.id}`,
    template: 'refund',
    to: { email: payment.email, name: payment.name },
    data: {
      name: payment.name,
      amount: formatMoney(refund.amountPaise, refund.currency),
      paid: isOfSale(refund, payment) ? formatRupees(payment.amountPaise) : null,
      item: planLabel(payment),
      receiptNumber: payment.receiptNumber,
      date: inIndia(refund.processedAt ?? new Date()),
      razorpayPaymentId: refund.razorpayPaymentId,
      razorpayRefundId: refund.razorpayRefundId,
      test: payment.test,
    },
  };
}
