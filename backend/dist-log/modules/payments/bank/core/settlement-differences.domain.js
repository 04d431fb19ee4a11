import { formatRupees } from '../../core/money.domain.js';
import { oddities } from './line-checks.domain.js';
import { settlementsOf } from './settlements.domain.js';
/** Razorpay pays out two working days after a capture; long weekends and bank holidays may lie between. */
export const SETTLED_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;
export const timeOf = ({ settledAt, createdAt }) => settledAt ?? createdAt;
/** What of the month does not fit, oldest first: lines and settlements of it, and what was captured or refunded in it. */
export function differencesOf(month) {
    const within = (at) => at !== null && at >= month.from && at < month.to;
    const ofMonth = month.lines.filter((line) => within(timeOf(line)));
    return [
        ...linesThatDiffer(month, ofMonth),
        ...settlementsThatDiffer(month, settlementsOf(ofMonth)),
        ...refundedTooMuch(month, ofMonth),
        ...missing(month).filter(({ at }) => within(at)),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
function linesThatDiffer({ lines, payments, refunds }, ofMonth) {
    const byPayment = new Map(payments.map((payment) => [payment.razorpayPaymentId, payment]));
    const byOrder = new Map(payments.map((payment) => [payment.razorpayOrderId, payment]));
    const byRefund = new Map(refunds.map((refund) => [refund.razorpayRefundId, refund]));
    const first = new Map();
    for (const line of lines)
        if (!first.has(line.entityId))
            first.set(line.entityId, line);
    return ofMonth.flatMap((line) => {
        const refund = line.type === 'refund' ? byRefund.get(line.entityId) : undefined;
        const named = line.type === 'payment' ? line.entityId : line.paymentId;
        const payment = byPayment.get(named ?? '') ?? byOrder.get(line.orderId ?? '');
        const again = first.get(line.entityId)?.settlementId !== line.settlementId;
        return oddities({ line, payment, refund, again }).map((words) => ({
            words,
            paymentId: refund?.paymentId ?? payment?.id ?? null,
            settlementId: line.settlementId,
            entityId: line.entityId,
            amountPaise: line.amountPaise,
            at: timeOf(line),
        }));
    });
}
function settlementsThatDiffer({ lines, now }, settlements) {
    return settlements.flatMap(({ id, utrs, receivedPaise, settledAt }) => {
        const [utr] = utrs;
        const shared = lines.some((line) => line.utr !== null && line.utr === utr && line.settlementId !== id);
        const days = new Set(lines.filter((line) => line.settlementId === id).map((line) => line.settledAt?.getTime() ?? 0));
        return [
            ...(utr === undefined ? ['The settlement has no UTR: look whether it arrived.'] : []),
            ...(settledAt > now ? ['It is settled on a day to come.'] : []),
            ...(utrs.length > 1 ? [`The settlement has several UTRs: ${utrs.join(', ')}.`] : []),
            ...(shared ? [`Its UTR, ${utr}, is that of another settlement, too.`] : []),
            ...(receivedPaise < 0
                ? [`More was taken than paid out: ${formatRupees(-receivedPaise)} are owed.`]
                : []),
            ...(days.size > 1 ? ['Its lines were settled at different times.'] : []),
        ].map((words) => ({
            words,
            paymentId: null,
            settlementId: id,
            entityId: null,
            amountPaise: receivedPaise,
            at: settledAt,
        }));
    });
}
/** Refunds that are each right, and together more than was paid. */
function refundedTooMuch({ lines, payments }, ofMonth) {
    const last = new Map(ofMonth.flatMap((line) => (line.type === 'refund' ? [[line.paymentId, line]] : [])));
    return payments.flatMap((payment) => {
        const line = last.get(payment.razorpayPaymentId);
        if (!line || payment.razorpayPaymentId === null)
            return [];
        const taken = new Map(lines
            .filter(({ type, paymentId }) => type === 'refund' && paymentId === payment.razorpayPaymentId)
            .map(({ entityId, amountPaise }) => [entityId, amountPaise]));
        const sum = [...taken.values()].reduce((paise, amount) => paise + amount, 0);
        if (taken.size < 2 || sum <= payment.amountPaise)
            return [];
        const words = `Its refunds, ${formatRupees(sum)}, are more than was paid, ${formatRupees(payment.amountPaise)}.`;
        const { settlementId, entityId } = line;
        return [{ words, paymentId: payment.id, settlementId, entityId, amountPaise: sum, at: timeOf(line) }];
    });
}
/** Money with us of which no settlement knows, when it should. */
function missing({ lines, payments, refunds, now }) {
    const seen = new Set(lines.map(({ entityId }) => entityId));
    const isDue = (at) => now.getTime() - at.getTime() > SETTLED_WITHIN_DAYS * DAY_MS;
    const late = `${SETTLED_WITHIN_DAYS} days later it is in no settlement.`;
    const about = (words, amountPaise, paymentId, entityId, at) => [{ words, paymentId, settlementId: null, entityId, amountPaise, at }];
    return [
        ...payments.flatMap(({ id, status, test, completedAt: at, razorpayPaymentId: entityId, amountPaise }) => {
            if (status !== 'completed' || test || !at)
                return [];
            if (entityId === null)
                return about('It is paid, without an id of Razorpay’s.', amountPaise, id, null, at);
            return isDue(at) && !seen.has(entityId)
                ? about(`It is paid: ${late}`, amountPaise, id, entityId, at)
                : [];
        }),
        ...refunds.flatMap(({ paymentId, status, test, processedAt: at, razorpayRefundId: entityId, amountPaise }) => status === 'processed' && !test && at && isDue(at) && !seen.has(entityId ?? '')
            ? about(`It is refunded: ${late}`, amountPaise, paymentId, entityId, at)
            : []),
    ];
}
//# sourceMappingURL=settlement-differences.domain.js.map