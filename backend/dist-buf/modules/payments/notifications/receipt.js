import { business } from '@ironbloom/brand';
import { formatRupees } from '../core/money.domain.js';
import { inIndia, offerLabel, planLabel } from '../core/plan-label.js';
/** The mail that a completed payment sends, once. @param openLink to the purchase @throws when the payment is not completed */
export function receiptFor(payment, openLink) {
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
            name: payment.name,
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
//# sourceMappingURL=receipt.js.map