import { inIndia } from './indian-day.domain.js';
import { formatRupees } from './money.domain.js';
/** Why a person must look. */
export const FLAG_KINDS = ['amount_mismatch', 'second_capture', 'refund_failed', 'dispute'];
/** A finding in words. @param orderedPaise what the payment should have been */
export function describeFlag({ kind, razorpayId, amountPaise, currency, respondBy }, orderedPaise) {
    const amount = currency === 'INR' ? formatRupees(amountPaise) : `${amountPaise / 100} ${currency}`;
    switch (kind) {
        case 'amount_mismatch':
            return {
                text: `Razorpay captured ${amount} as ${razorpayId}; the order is for ${formatRupees(orderedPaise)}.`,
                whatToDo: `Open ${razorpayId} in Razorpay. Refund it there, and ask the buyer whether they would like to pay the right amount in a new order.`,
            };
        case 'second_capture':
            return {
                text: `The order was paid a second time: ${amount} as ${razorpayId}.`,
                whatToDo: `Refund ${razorpayId} in Razorpay: the first payment stands, and the buyer must not pay twice.`,
            };
        case 'refund_failed':
            return {
                text: `The refund of ${amount} (${razorpayId}) did not reach the buyer.`,
                whatToDo: 'Open the payment and read why. Try the refund again, or send the money another way and write down how.',
            };
        case 'dispute':
            return {
                text: `The buyer’s bank asks for ${amount} back (${razorpayId})${respondBy ? `; answer by ${inIndia(respondBy)}` : ''}.`,
                whatToDo: 'Open the dispute in Razorpay and send what shows that the buyer ordered and was coached, or accept it. Without an answer in time the money is lost.',
            };
    }
}
//# sourceMappingURL=payment-flag.domain.js.map