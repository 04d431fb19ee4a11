import { formatRupees } from '../../../../platform/text/money.domain.ts';
import type { SettlementLine } from '../../../payments/razorpay/settlement-line.domain.ts';
import { oddities, type OurPayment, type OurRefund } from './line-checks.domain.ts';
import { type Settlement, settlementsOf } from './settlements.domain.ts';

/** Razorpay pays out two working days after a capture; long weekends and bank holidays may lie between. */
export const SETTLED_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Something that does not fit, in plain words. */
export interface Difference {
  words: string;
  /** Ours, to be opened. */
  paymentId: string | null;
  settlementId: string | null;
  /** Razorpay's id of what it is about. */
  entityId: string | null;
  amountPaise: number;
  at: Date;
}

/** Amounts are paise. Lines, payments and refunds hold the month's and whatever those name, of any time. */
export interface Month {
  from: Date;
  to: Date;
  now: Date;
  /** Oldest first. */
  lines: readonly SettlementLine[];
  payments: readonly OurPayment[];
  refunds: readonly OurRefund[];
}

export const timeOf = ({ settledAt, createdAt }: SettlementLine): Date => settledAt ?? createdAt;

/** What of the month does not fit, oldest first: lines and settlements of it, and what was captured or refunded in it. */
export function differencesOf(month: Month): Difference[] {
  const within = (at: Date | null): at is Date => at !== null && at >= month.from && at < month.to;
  const ofMonth = month.lines.filter((line) => within(timeOf(line)));
  return [
    ...linesThatDiffer(month, ofMonth),
    ...settlementsThatDiffer(month, settlementsOf(ofMonth)),
    ...refundedTooMuch(month, ofMonth),
    ...missing(month).filter(({ at }) => within(at)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function linesThatDiffer({ lines, payments, refunds }: Month, ofMonth: SettlementLine[]): Difference[] {
  const byPayment = new Map(payments.map((payment) => [payment.razorpayPaymentId, payment]));
  const byOrder = new Map(payments.map((payment) => [payment.razorpayOrderId, payment]));
  const byRefund = new Map(refunds.map((refund) => [refund.razorpayRefundId, refund]));
  const first = new Map<string, SettlementLine>();
  for (const line of lines) if (!first.has(line.entityId)) first.set(line.entityId, line);
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

function settlementsThatDiffer({ lines, now }: Month, settlements: readonly Settlement[]): Difference[] {
  return settlements.flatMap(({ id, utrs, receivedPaise, settledAt }) => {
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
      ...(receivedPaise < 0 ? [`Debits exceed credits by ${formatRupees(-receivedPaise)}.`] : []),
      ...(days.size > 1 ? ['The lines were settled at different times.'] : []),
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
function refundedTooMuch({ lines, payments }: Month, ofMonth: SettlementLine[]): Difference[] {
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
    return [{ words, paymentId: payment.id, settlementId, entityId, amountPaise: sum, at: timeOf(line) }];
  });
}

/** Money with us of which no settlement knows, when it should. */
function missing({ lines, payments, refunds, now }: Month): Difference[] {
  const seen = new Set(lines.map(({ entityId }) => entityId));
  const isDue = (at: Date) => now.getTime() - at.getTime() > SETTLED_WITHIN_DAYS * DAY_MS;
  const late = `not in a settlement after ${SETTLED_WITHIN_DAYS} days.`;
  const about = (
    words: string,
    amountPaise: number,
    paymentId: string,
    entityId: string | null,
    at: Date,
  ) => [{ words, paymentId, settlementId: null, entityId, amountPaise, at }];
  return [
    ...payments.flatMap(({ id, status, test, completedAt: at, razorpayPaymentId: entityId, amountPaise }) => {
      if (status !== 'completed' || test || !at) return [];
      if (entityId === null)
        return about('The payment is completed without a Razorpay id.', amountPaise, id, null, at);
      return isDue(at) && !seen.has(entityId)
        ? about(`Completed, but ${late}`, amountPaise, id, entityId, at)
        : [];
    }),
    ...refunds.flatMap(
      ({ paymentId, status, test, processedAt: at, razorpayRefundId: entityId, amountPaise }) =>
        status === 'processed' && !test && at && isDue(at) && !seen.has(entityId ?? '')
          ? about(`Refunded, but ${late}`, amountPaise, paymentId, entityId, at)
          : [],
    ),
  ];
}
