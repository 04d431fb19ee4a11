import type { MailRequest } from '../../mails/mails.api.ts';
import { formatRupees } from '../../../platform/text/money.domain.ts';
import { inIndia, planLabel } from '../core/plan-label.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import type { RefundRecord } from '../core/refund.ts';

interface Answered {
  id: string;
  askedAt: Date;
  answer: string;
}

/** The one mail to the buyer who asked for a refund; that the money has gone, the refund's own mail says. @param refund the one it was answered with */
export function refundAnswerFor(
  payment: PaymentRecord,
  { id, askedAt, answer }: Answered,
  refund: RefundRecord | undefined,
): MailRequest<'refund-answer'> {
  return {
    key: `refund-answer:${id}`,
    template: 'refund-answer',
    to: { email: payment.email, name: payment.name },
    data: {
      name: payment.name,
      asked: inIndia(askedAt),
      item: planLabel(payment),
      receiptNumber: payment.receiptNumber,
      answer,
      amount: refund ? formatRupees(refund.amountPaise) : null,
      test: payment.test,
    },
  };
}
