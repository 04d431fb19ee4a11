import { planLabel } from '../core/plan-label.js';
import { presentRequest } from '../requests/refund-requests.presenter.js';
/** Field by field: a buddy learns what is theirs, and nothing of who paid, how much, or how. */
export function presentPurchase(purchase) {
    const program = {
        _id: purchase.id,
        item: planLabel(purchase),
        duration: purchase.duration,
        boughtAt: purchase.completedAt.toISOString(),
        refunded: purchase.refundedPaise >= purchase.amountPaise,
        test: purchase.test,
    };
    if (purchase.half === 'buddy')
        return { half: 'buddy', ...program };
    return {
        half: 'buyer',
        ...program,
        amount: purchase.amountPaise,
        discount: purchase.discountPaise,
        offer: purchase.offerName,
        receiptNumber: purchase.receiptNumber,
        invoiceNumber: purchase.taxDocuments.find(({ kind }) => kind === 'invoice')?.number ?? null,
        creditNotes: purchase.taxDocuments.flatMap(({ refundId, number, totalPaise }) => refundId ? [{ refundId, number, amount: totalPaise }] : []),
        amountRefunded: purchase.refundedPaise,
        amountRefunding: purchase.refundPendingPaise,
        refundRequest: purchase.refundRequest ? presentRequest(purchase.refundRequest) : null,
    };
}
//# sourceMappingURL=own-purchases.presenter.js.map