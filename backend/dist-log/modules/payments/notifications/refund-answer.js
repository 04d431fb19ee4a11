import { formatRupees } from '../core/money.domain.js';
import { inIndia, planLabel } from '../core/plan-label.js';
/** The one mail to the buyer who asked for a refund; that the money has gone, the refund's own mail says. @param refund the one it was answered with */
export function refundAnswerFor(payment, { id, askedAt, answer }, refund) {
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
//# sourceMappingURL=refund-answer.js.map