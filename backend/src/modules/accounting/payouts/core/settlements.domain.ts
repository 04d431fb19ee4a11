import type { SettlementLine } from '../../../payments/razorpay/settlement-line.domain.ts';
import { chargedPaise } from './line-checks.domain.ts';

/** One transfer to the bank. Amounts in paise. */
export interface Settlement {
  id: string;
  /** One, where all is right. */
  utrs: string[];
  settledAt: Date;
  lines: number;
  paidPaise: number;
  refundedPaise: number;
  /** Adjustments and whatever else there is; below zero where Razorpay took more than it gave. */
  otherPaise: number;
  /** Without the tax on them. */
  feesPaise: number;
  taxPaise: number;
  /** What the bank received: all that was paid out less all that was taken. */
  receivedPaise: number;
}

/** In the order of the lines. What waits for a settlement is in none. */
export function settlementsOf(lines: readonly SettlementLine[]): Settlement[] {
  const found = new Map<string, Settlement>();
  for (const line of lines) {
    if (line.settlementId === null) continue;
    const settlement =
      found.get(line.settlementId) ?? empty(line.settlementId, line.settledAt ?? line.createdAt);
    found.set(line.settlementId, settlement);
    add(settlement, line);
  }
  return [...found.values()];
}

function add(settlement: Settlement, line: SettlementLine): void {
  const { type, debitPaise, creditPaise, amountPaise, taxPaise, utr } = line;
  if (utr !== null && !settlement.utrs.includes(utr)) settlement.utrs.push(utr);
  settlement.lines += 1;
  settlement.receivedPaise += creditPaise - debitPaise;
  if (type === 'payment' && creditPaise > 0) {
    const charged = chargedPaise(line);
    settlement.paidPaise += amountPaise;
    settlement.feesPaise += charged - taxPaise;
    settlement.taxPaise += taxPaise;
    settlement.otherPaise -= debitPaise;
  } else if (type === 'refund' && debitPaise > 0) {
    settlement.refundedPaise += debitPaise;
    settlement.otherPaise += creditPaise;
  } else settlement.otherPaise += creditPaise - debitPaise;
}

function empty(id: string, settledAt: Date): Settlement {
  const sums = { paidPaise: 0, refundedPaise: 0, otherPaise: 0, feesPaise: 0, taxPaise: 0, receivedPaise: 0 };
  return { id, utrs: [], settledAt, lines: 0, ...sums };
}
