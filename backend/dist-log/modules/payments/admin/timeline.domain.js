import { formatRupees } from '../core/money.domain.js';
import { describeFlag } from '../core/payment-flag.domain.js';
/** Razorpay's methods as people call them. */
const METHOD = {
    card: 'by card',
    upi: 'by UPI',
    netbanking: 'by net banking',
    wallet: 'with a wallet',
    emi: 'in instalments',
    paylater: 'with pay later',
};
/** Reports that say what the steps and refunds of a paid payment tell better. */
const TOLD = /^(payment\.(authorized|captured)|order\.paid|refund\..+)$/;
/** Everything that happened to a payment, in words, oldest first. */
export function timelineOf(history) {
    const { payment } = history;
    const order = payment.razorpayOrderId ? '' : '; Razorpay does not know of it yet';
    const paid = history.transitions.some(({ to }) => to === 'completed');
    const failed = new Set(history.transitions.flatMap(({ to, razorpayPaymentId: id }) => (to === 'failed' && id ? [id] : [])));
    const method = history.webhooks.findLast(({ type }) => type === 'payment.captured')?.method ?? '';
    const entries = [
        { at: payment.createdAt, kind: 'order', text: `Ordered for ${formatRupees(payment.amount)}${order}` },
        ...history.webhooks
            .filter(({ type, razorpayPaymentId: id }) => type === 'payment.failed' ? !failed.has(id ?? '') : !(paid && TOLD.test(type)))
            .map(({ at, type }) => ({ at, kind: 'webhook', text: reported(type) })),
        ...history.transitions.map(({ at, to, source }) => ({
            at,
            kind: 'status',
            text: step(to, source, METHOD[method]),
        })),
        ...history.flags.flatMap(flagEntries),
        ...history.receipts.flatMap(receiptEntries),
        ...history.refunds.flatMap(refundEntries),
    ];
    return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
function step(to, source, how) {
    if (to === 'completed')
        return how ? `Paid ${how}` : 'Paid';
    if (to === 'failed')
        return 'Payment failed';
    if (to === 'cancelled')
        return source === 'browser' ? 'Cancelled by the buyer' : 'Given up: nobody paid';
    return 'Waiting for the payment';
}
const DISPUTE = 'payment.dispute.';
function reported(type) {
    if (type === 'payment.failed')
        return 'An attempt to pay failed';
    if (type.startsWith(DISPUTE)) {
        return `Dispute: ${type.slice(DISPUTE.length).replaceAll('_', ' ')}`;
    }
    return `Razorpay reported ${type}`;
}
function flagEntries(flag) {
    const raised = {
        at: flag.createdAt,
        kind: 'flag',
        text: describeFlag(flag, flag.orderedPaise).text,
    };
    if (!flag.resolvedAt)
        return [raised];
    const text = `${flag.resolvedBy ?? 'Somebody'} settled it: ${flag.note ?? ''}`;
    return [raised, { at: flag.resolvedAt, kind: 'flag', text }];
}
function receiptEntries({ createdAt, status, sentAt, error }) {
    if (sentAt)
        return [{ at: sentAt, kind: 'receipt', text: 'Receipt sent' }];
    const text = status === 'failed'
        ? `Receipt could not be sent: ${error ?? 'no reason given'}`
        : 'Receipt waiting to be sent';
    return [{ at: createdAt, kind: 'receipt', text }];
}
function refundEntries(refund) {
    const amount = formatRupees(refund.amountPaise);
    const asked = {
        at: refund.createdAt,
        kind: 'refund',
        text: `${refund.requestedBy} requested a refund of ${amount}: ${refund.reason}`,
    };
    const entries = [asked];
    if (refund.failedAt) {
        const text = `Refund of ${amount} failed: ${refund.error ?? 'no reason given'}`;
        entries.push({ at: refund.failedAt, kind: 'refund', text });
    }
    if (refund.processedAt)
        entries.push({ at: refund.processedAt, kind: 'refund', text: `Refunded ${amount}` });
    return entries;
}
//# sourceMappingURL=timeline.domain.js.map