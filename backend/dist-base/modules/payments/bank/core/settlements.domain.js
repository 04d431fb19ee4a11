import { chargedPaise } from './line-checks.domain.js';
/** In the order of the lines. What waits for a settlement is in none. */
export function settlementsOf(lines) {
    const found = new Map();
    for (const line of lines) {
        if (line.settlementId === null)
            continue;
        const settlement = found.get(line.settlementId) ?? empty(line.settlementId, line.settledAt ?? line.createdAt);
        found.set(line.settlementId, settlement);
        add(settlement, line);
    }
    return [...found.values()];
}
function add(settlement, line) {
    const { type, debitPaise, creditPaise, amountPaise, taxPaise, utr } = line;
    if (utr !== null && !settlement.utrs.includes(utr))
        settlement.utrs.push(utr);
    settlement.lines += 1;
    settlement.receivedPaise += creditPaise - debitPaise;
    if (type === 'payment' && creditPaise > 0) {
        const charged = chargedPaise(line);
        settlement.paidPaise += amountPaise;
        settlement.feesPaise += charged - taxPaise;
        settlement.taxPaise += taxPaise;
        settlement.otherPaise -= debitPaise;
    }
    else if (type === 'refund' && debitPaise > 0) {
        settlement.refundedPaise += debitPaise;
        settlement.otherPaise += creditPaise;
    }
    else
        settlement.otherPaise += creditPaise - debitPaise;
}
function empty(id, settledAt) {
    const sums = { paidPaise: 0, refundedPaise: 0, otherPaise: 0, feesPaise: 0, taxPaise: 0, receivedPaise: 0 };
    return { id, utrs: [], settledAt, lines: 0, ...sums };
}
//# sourceMappingURL=settlements.domain.js.map