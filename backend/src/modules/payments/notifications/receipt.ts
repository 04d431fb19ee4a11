import { business } from '@ironbloom/brand';
import type { MailRequest } from '../../mails/mails.api.ts';
import { formatRupees } from '../../../platform/text/money.domain.ts';
import { inIndia, offerLabel, planLabel } from '../core/plan-label.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';

/** The mail that a completed payment sends, once. @param openLink to the purchase @throws when the payment is not completed */
export function receiptFor(payment: PaymentRecord, openLink: string): MailRequest<'receipt'> {
  const { receiptNumber, completedAt, razorpayPaymentId, razorpayOrderId } = payment;
  if (!receiptNumber || !completedAt || !razorpayPaymentId || !razorpayOrderId) {
    throw new Error('Only a completed payment has a receipt');
  }
  return {
    key: `receipt:${payment.id}`,
    template: 'receipt',
    to: { email: payment.email, name: payment.name },
    data: {
      receiptNumber,
      firstName: firstNameOf(payment.name),
      item: planLabel(payment),
      amount: formatRupees(payment.amountPaise),
      offer: offerLabel(payment),
      date: inIndia(completedAt),
      razorpayPaymentId,
      razorpayOrderId,
      gstin: business().legal.gstin,
      test: payment.test,
      openLink,
    },
  };
}

/** The first word of a name that is no initial: "S. Priya Nair" is Priya. */
export function firstNameOf(name: string): string {
  const words = name.split(' ');
  return words.find((word) => word.replace('.', '').length > 1) ?? name;
}
