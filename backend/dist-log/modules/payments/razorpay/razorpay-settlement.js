export function toSettlementLine(raw) {
    return {
        entityId: raw.entity_id,
        settlementId: raw.settlement_id || null,
        type: raw.type,
        debitPaise: Number(raw.debit ?? 0),
        creditPaise: Number(raw.credit ?? 0),
        amountPaise: Number(raw.amount ?? 0),
        currency: raw.currency,
        feePaise: Number(raw.fee ?? 0),
        taxPaise: Number(raw.tax ?? 0),
        onHold: raw.on_hold ?? false,
        settled: raw.settled ?? false,
        createdAt: atSecond(raw.created_at),
        settledAt: raw.settled_at ? atSecond(raw.settled_at) : null,
        utr: raw.settlement_utr || null,
        paymentId: raw.payment_id || null,
        orderId: raw.order_id || null,
        disputeId: raw.dispute_id || null,
        method: raw.method || null,
    };
}
const atSecond = (seconds) => new Date(seconds * 1000);
//# sourceMappingURL=razorpay-settlement.js.map