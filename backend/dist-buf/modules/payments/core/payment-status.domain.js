/** The states of pay-13. */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'cancelled'];
/**
 * Forward only. Razorpay may capture late, so `failed` and `cancelled` can still become
 * `completed`; `completed` never goes back (pay-13).
 */
const next = {
    pending: ['completed', 'failed', 'cancelled'],
    failed: ['completed'],
    cancelled: ['completed'],
    completed: [],
};
/** The states a payment may be in to move to `to`: the FROM list of the compare-and-set. */
export function statesBefore(to) {
    return PAYMENT_STATUSES.filter((from) => next[from].includes(to));
}
//# sourceMappingURL=payment-status.domain.js.map