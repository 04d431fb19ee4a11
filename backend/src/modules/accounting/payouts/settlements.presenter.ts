import { SETTLED_WITHIN_DAYS } from './core/settlement-differences.domain.ts';
import type { SettlementMonth } from './settlement-month.service.ts';
import type { Settlement } from './core/settlements.domain.ts';

export function presentMonth({ period, firstMonth, fetchedAt, settlements, differences }: SettlementMonth) {
  const shown = settlements.map(({ id, utrs, settledAt, ...sums }) => ({
    id,
    utr: utrs.join(', '),
    settledAt,
    ...present(sums),
  }));
  return {
    month: period.key,
    title: period.title,
    firstMonth,
    fetchedAt,
    settledWithinDays: SETTLED_WITHIN_DAYS,
    totals: shown.reduce(
      (sum, one) => ({
        lines: sum.lines + one.lines,
        paid: sum.paid + one.paid,
        refunded: sum.refunded + one.refunded,
        other: sum.other + one.other,
        fees: sum.fees + one.fees,
        tax: sum.tax + one.tax,
        received: sum.received + one.received,
      }),
      { lines: 0, paid: 0, refunded: 0, other: 0, fees: 0, tax: 0, received: 0 },
    ),
    settlements: shown,
    differences: differences.map(({ amountPaise, ...difference }) => ({
      ...difference,
      amount: amountPaise,
    })),
  };
}

function present(sums: Omit<Settlement, 'id' | 'utrs' | 'settledAt'>) {
  const { lines, paidPaise, refundedPaise, otherPaise, feesPaise, taxPaise, receivedPaise } = sums;
  return {
    lines,
    paid: paidPaise,
    refunded: refundedPaise,
    other: otherPaise,
    fees: feesPaise,
    tax: taxPaise,
    received: receivedPaise,
  };
}
