import { formatRupees } from '../core/money.domain.js';
import { inIndia, planLabel } from '../core/plan-label.js';
/** The mail to the buyer whose money Razorpay has sent back. */
export function refundMailFor(payment, refund) {
    return {
        key: `refund:${refund.id}`,
        template: 'refund',
        to: { email: payment.email, name: payment.name },
        data: {
            name: payment.name,
            amount: formatRupees(refund.amountPaise),
            paid: formatRupees(payment.amountPaise),
            item: planLabel(payment),
            receiptNumber: payment.receiptNumber,
            date: inIndia(refund.processedAt ?? new Date()),
            razorpayPaymentId: refund.razorpayPaymentId,
            razorpayRefundId: refund.razorpayRefundId,
            test: payment.test,
        },
    };
}
//# sourceMappingURL=refund-mail.js.map