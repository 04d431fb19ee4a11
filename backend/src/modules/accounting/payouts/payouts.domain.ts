import { formatRupees } from '@ironbloom/brand/india';
import {
  chargedPaise,
  lineDifferences,
  type OurPayment,
  type OurRefund,
  type PayoutLine,
} from './payout-line-checks.domain.ts';

const SUMS = ['lines', 'paid', 'refunded', 'other', 'fees', 'tax', 'received'] as const;

/**
 * Sums in paise with numbers of lines: `received` is paid - fees - tax - refunded + other. `other` are adjustments and the
 * like, negative where Razorpay deducted more; `fees` exclude their tax.
 */
export type PayoutSums = Record<(typeof SUMS)[number], number>;

/** One transfer to the bank. */
export interface Payout extends PayoutSums {
  id: string;
  /** One, where all is right. */
  utrs: string[];
  settledAt: Date;
}

const NOTHING: PayoutSums = { lines: 0, paid: 0, refunded: 0, other: 0, fees: 0, tax: 0, received: 0 };

export function totalOf(payouts: readonly PayoutSums[]): PayoutSums {
  const total = { ...NOTHING };
  for (const payout of payouts) for (const sum of SUMS) total[sum] += payout[sum];
  return total;
}

/** In the order of the lines, without unsettled ones. */
export function payoutsOf(lines: readonly PayoutLine[]): Payout[] {
  const found = new Map<string, Payout>();
  for (const line of lines) {
    const { settlementId: id, settledAt, createdAt } = line;
    if (id === null) continue;
    const payout = found.get(id) ?? { id, utrs: [], settledAt: settledAt ?? createdAt, ...NOTHING };
    found.set(id, payout);
    add(payout, line);
  }
  return [...found.values()];
}

function add(payout: Payout, line: PayoutLine): void {
  const { type, debitPaise, creditPaise, amountPaise, taxPaise, utr } = line;
  if (utr !== null && !payout.utrs.includes(utr)) payout.utrs.push(utr);
  payout.lines += 1;
  payout.received += creditPaise - debitPaise;
  if (type === 'payment' && creditPaise > 0) {
    payout.paid += amountPaise;
    payout.fees += chargedPaise(line) - taxPaise;
    payout.tax += taxPaise;
    payout.other -= debitPaise;
  } else if (type === 'refund' && debitPaise > 0) {
    payout.refunded += debitPaise;
    payout.other += creditPaise;
  } else payout.other += creditPaise - debitPaise;
}

/** Razorpay settles two working days after a capture; long weekends and bank holidays may lie between. */
export const SETTLED_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;

/** A difference, as a sentence. */
export interface Difference {
  words: string;
  /** Our payment, to link to. */
  paymentId: string | null;
  settlementId: string | null;
  /** Razorpay's id of the item. */
  entityId: string | null;
  /** Paise. */
  amount: number;
  at: Date;
}

/** Amounts are paise. Lines, payments and refunds include those that the month's refer to. */
export interface Month {
  from: Date;
  to: Date;
  now: Date;
  /** Oldest first. */
  lines: readonly PayoutLine[];
  payments: readonly OurPayment[];
  refunds: readonly OurRefund[];
}

export const timeOf = ({ settledAt, createdAt }: PayoutLine): Date => settledAt ?? createdAt;

/** Differences of the month, oldest first: in its lines and payouts, and in what was captured or refunded in it. */
export function differencesOf(month: Month): Difference[] {
  const within = (at: Date | null): at is Date => at !== null && at >= month.from && at < month.to;
  const ofMonth = month.lines.filter((line) => within(timeOf(line)));
  return [
    ...linesThatDiffer(month, ofMonth),
    ...payoutsThatDiffer(month, payoutsOf(ofMonth)),
    ...refundedTooMuch(month, ofMonth),
    ...missing(month).filter(({ at }) => within(at)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function linesThatDiffer({ lines, payments, refunds }: Month, ofMonth: PayoutLine[]): Difference[] {
  const byPayment = new Map(payments.map((payment) => [payment.razorpayPaymentId, payment]));
  const byOrder = new Map(payments.map((payment) => [payment.razorpayOrderId, payment]));
  const byRefund = new Map(refunds.map((refund) => [refund.razorpayRefundId, refund]));
  const first = new Map<string, PayoutLine>();
  for (const line of lines) if (!first.has(line.entityId)) first.set(line.entityId, line);
  return ofMonth.flatMap((line) => {
    const refund = line.type === 'refund' ? byRefund.get(line.entityId) : undefined;
    const named = line.type === 'payment' ? line.entityId : line.paymentId;
    const payment = byPayment.get(named ?? '') ?? byOrder.get(line.orderId ?? '');
    const again = first.get(line.entityId)?.settlementId !== line.settlementId;
    return lineDifferences({ line, payment, refund, again }).map((words) => ({
      words,
      paymentId: refund?.paymentId ?? payment?.id ?? null,
      settlementId: line.settlementId,
      entityId: line.entityId,
      amount: line.amountPaise,
      at: timeOf(line),
    }));
  });
}

function payoutsThatDiffer({ lines, now }: Month, payouts: readonly Payout[]): Difference[] {
  return payouts.flatMap(({ id, utrs, received, settledAt }) => {
    const [utr] = utrs;
    const shared = lines.some((line) => line.utr !== null && line.utr === utr && line.settlementId !== id);
    const days = new Set(
      lines.filter((line) => line.settlementId === id).map((line) => line.settledAt?.getTime() ?? 0),
    );
    return [
      ...(utr === undefined ? ['The settlement has no UTR. Check whether it arrived.'] : []),
      ...(settledAt > now ? ['The settlement date is in the future.'] : []),
      ...(utrs.length > 1 ? [`The settlement has several UTRs: ${utrs.join(', ')}.`] : []),
      ...(shared ? [`The UTR ${utr} also belongs to another settlement.`] : []),
      ...(received < 0 ? [`Debits exceed credits by ${formatRupees(-received)}.`] : []),
      ...(days.size > 1 ? ['The lines were settled at different times.'] : []),
    ].map((words) => ({
      words,
      paymentId: null,
      settlementId: id,
      entityId: null,
      amount: received,
      at: settledAt,
    }));
  });
}

/** Refunds that are right each and together exceed the payment. */
function refundedTooMuch({ lines, payments }: Month, ofMonth: PayoutLine[]): Difference[] {
  const last = new Map(
    ofMonth.flatMap((line) => (line.type === 'refund' ? [[line.paymentId, line] as const] : [])),
  );
  return payments.flatMap((payment) => {
    const line = last.get(payment.razorpayPaymentId);
    if (!line || payment.razorpayPaymentId === null) return [];
    const taken = new Map(
      lines
        .filter(({ type, paymentId }) => type === 'refund' && paymentId === payment.razorpayPaymentId)
        .map(({ entityId, amountPaise }) => [entityId, amountPaise]),
    );
    const sum = [...taken.values()].reduce((paise, amount) => paise + amount, 0);
    if (taken.size < 2 || sum <= payment.amountPaise) return [];
    const words = `The refunds, ${formatRupees(sum)}, exceed the payment of ${formatRupees(payment.amountPaise)}.`;
    const { settlementId, entityId } = line;
    return [{ words, paymentId: payment.id, settlementId, entityId, amount: sum, at: timeOf(line) }];
  });
}

/** Payments that should be settled by now and are not. */
function missing({ lines, payments, refunds, now }: Month): Difference[] {
  const seen = new Set(lines.map(({ entityId }) => entityId));
  const isDue = (at: Date) => now.getTime() - at.getTime() > SETTLED_WITHIN_DAYS * DAY_MS;
  const late = `not in a settlement after ${SETTLED_WITHIN_DAYS} days.`;
  const difference = (
    words: string,
    amount: number,
    paymentId: string,
    entityId: string | null,
    at: Date,
  ) => [{ words, paymentId, settlementId: null, entityId, amount, at }];
  return [
    ...payments.flatMap(({ id, status, test, completedAt: at, razorpayPaymentId: entityId, amountPaise }) => {
      if (status !== 'completed' || test || !at) return [];
      if (entityId === null)
        return difference('The payment is completed without a Razorpay id.', amountPaise, id, null, at);
      return isDue(at) && !seen.has(entityId)
        ? difference(`Completed, but ${late}`, amountPaise, id, entityId, at)
        : [];
    }),
    ...refunds.flatMap(
      ({ paymentId, status, test, processedAt: at, razorpayRefundId: entityId, amountPaise }) =>
        status === 'processed' && !test && at && isDue(at) && !seen.has(entityId ?? '')
          ? difference(`Refunded, but ${late}`, amountPaise, paymentId, entityId, at)
          : [],
    ),
  ];
}
