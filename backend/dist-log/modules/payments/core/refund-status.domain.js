/** Razorpay's own words for a refund ("Refunds", states). */
export const REFUND_STATUSES = ['pending', 'processed', 'failed'];
/** Forward only. A refusal can turn out to be wrong, money that went back cannot. */
const next = {
    pending: ['processed', 'failed'],
    failed: ['processed'],
    processed: [],
};
/** The states a refund may be in to move to `to`: the FROM list of the compare-and-set. */
export function refundStatesBefore(to) {
    return REFUND_STATUSES.filter((from) => next[from].includes(to));
}
//# sourceMappingURL=refund-status.domain.js.map