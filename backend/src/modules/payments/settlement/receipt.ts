import { brand } from '@ironbloom/brand';
import type { MailRequest } from '../../../platform/mail/mail.ts';
import { formatRupees } from '../money.domain.ts';
import type { PaymentRecord } from '../payments.repository.ts';

const date = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The mail that a completed payment sends, once. @throws when the payment is not completed */
export function receiptFor(payment: PaymentRecord): MailRequest<'receipt'> {
  const { receiptNumber, completedAt, razorpayPaymentId, razorpayOrderId } = payment;
  if (!receiptNumber || !completedAt || !razorpayPaymentId || !razorpayOrderId) {
    throw new Error('Only a completed payment has a receipt');
  }
  const type = payment.trainingType === 'buddy' ? 'Buddy' : 'Individual';
  return {
    key: `receipt:${payment.id}`,
    template: 'receipt',
    to: { email: payment.email, name: payment.name },
    data: {
      receiptNumber,
      name: payment.name,
      item: `${type} coaching, ${payment.duration} months`,
      amount: formatRupees(payment.amountPaise),
      date: `${date.format(completedAt)} IST`,
      razorpayPaymentId,
      razorpayOrderId,
      gstin: brand.legal.gstin,
    },
  };
}
