import { formatRupees } from '../../../platform/text/money.domain.ts';
import type { PaymentStatus, RefundStatus } from '../../payments/payment.domain.ts';

/** A line of Razorpay's report as far as we read it: what it paid out, or took, for one thing. Amounts in paise. */
export interface PayoutLine {
  /** Razorpay's id of the payment, refund, adjustment … */
  entityId: string;
  /** Razorpay's id of the payout. Null: it waits for one. */
  settlementId: string | null;
  /** `payment`, `refund`, `adjustment`, `transfer` … */
  type: string;
  debitPaise: number;
  creditPaise: number;
  amountPaise: number;
  currency: string;
  feePaise: number;
  taxPaise: number;
  onHold: boolean;
  settled: boolean;
  createdAt: Date;
  settledAt: Date | null;
  /** The bank's own number of the transfer. */
  utr: string | null;
  /** Of a refund. */
  paymentId: string | null;
  orderId: string | null;
  disputeId: string | null;
  method: string | null;
}

/** A payment of ours. Amounts in paise: what Razorpay captured, also where the owner accepted another amount than the order's. */
export interface OurPayment {
  id: string;
  razorpayPaymentId: string | null;
  razorpayOrderId: string | null;
  amountPaise: number;
  status: PaymentStatus;
  test: boolean;
  completedAt: Date | null;
}

/** A refund of ours, and whether of a test payment. Amounts in paise. */
export interface OurRefund {
  id: string;
  paymentId: string;
  razorpayRefundId: string | null;
  razorpayPaymentId: string;
  amountPaise: number;
  status: RefundStatus;
  test: boolean;
  createdAt: Date;
  processedAt: Date | null;
}

/** A line beside what we know of it. */
export interface SeenLine {
  line: PayoutLine;
  /** What the line names, or whose refund it is; also by its order. */
  payment: OurPayment | undefined;
  refund: OurRefund | undefined;
  /** The same thing stands in an earlier payout. */
  again: boolean;
}

/** Above it, somebody should look at what Razorpay charges. */
export const FEE_AT_MOST_PERCENT = 4;
const GST_PERCENT = 18;
/** Razorpay rounds fee and tax each for itself. */
const ROUNDING_PAISE = 2;

/** In plain words; undefined: there is nothing to say. */
type Check = (seen: SeenLine) => string | undefined;

/** What was kept back: right whether `fee` is with its tax, as Razorpay writes it, or without. */
export const chargedPaise = ({ amountPaise, creditPaise }: PayoutLine): number => amountPaise - creditPaise;

const rs = formatRupees;
const when = (is: boolean, words: string): string | undefined => (is ? words : undefined);

const ofEvery: readonly Check[] = [
  ({ line }) => when(line.currency !== 'INR', `The money is in ${line.currency}, not in rupees.`),
  ({ line }) => when(line.debitPaise > 0 && line.creditPaise > 0, 'The line is both a credit and a debit.'),
  ({ line }) =>
    when(
      Math.min(line.debitPaise, line.creditPaise, line.amountPaise, line.feePaise, line.taxPaise) < 0,
      'An amount is below zero.',
    ),
  ({ line }) => when(line.onHold, 'Razorpay is holding the money.'),
  ({ line }) =>
    when(
      !line.onHold && !line.settled && line.settlementId !== null,
      'The line is in a settlement but not settled.',
    ),
  ({ line }) =>
    when(
      line.settledAt !== null && line.settledAt < line.createdAt,
      'The settlement date is before the creation date.',
    ),
  ({ line }) => when(line.taxPaise > 0 && line.feePaise < line.taxPaise, 'The tax is higher than the fee.'),
];

const ofPayments: readonly Check[] = [
  ({ payment }) => when(!payment, 'This payment is unknown.'),
  ({ line, payment }) =>
    when(isSecond(line, payment), 'The order was paid with another payment too. Refund one of them.'),
  ({ line, payment }) =>
    payment && !isSecond(line, payment) && payment.amountPaise !== line.amountPaise
      ? `The amount differs: ${rs(line.amountPaise)} at Razorpay, ${rs(payment.amountPaise)} on this site.`
      : undefined,
  ({ line }) =>
    when(line.debitPaise > 0 && line.creditPaise === 0, 'The payment was debited instead of credited.'),
  ({ line }) => {
    const paidOut = [line.amountPaise - line.feePaise, line.amountPaise - line.feePaise - line.taxPaise];
    if (line.debitPaise > 0 && line.creditPaise === 0) return undefined;
    return when(
      !paidOut.includes(line.creditPaise),
      `The credit, ${rs(line.creditPaise)}, is not the amount minus the fee, ${rs(paidOut[0]!)}.`,
    );
  },
  ({ line }) =>
    when(
      line.feePaise * 100 > line.amountPaise * FEE_AT_MOST_PERCENT,
      `The fee, ${rs(line.feePaise)}, is more than ${FEE_AT_MOST_PERCENT} % of the amount.`,
    ),
  ({ line }) => when(hasOtherTax(line), `The tax, ${rs(line.taxPaise)}, is not ${GST_PERCENT} % of the fee.`),
  ({ line, payment }) =>
    when(
      Boolean(line.settledAt && payment?.completedAt && isBefore(line.settledAt, payment.completedAt)),
      'The payment was settled before it was completed on this site.',
    ),
  ({ payment }) =>
    when(payment?.status === 'failed', 'The payment is in a settlement but failed on this site.'),
  ({ payment }) =>
    when(payment?.status === 'cancelled', 'The payment is in a settlement but cancelled on this site.'),
  ({ payment }) =>
    when(payment?.status === 'pending', 'The payment is in a settlement but still pending on this site.'),
  ({ again }) => when(again, 'The payment was already in another settlement.'),
  ({ line, payment }) =>
    when(
      Boolean(
        payment?.razorpayPaymentId === line.entityId &&
        line.orderId &&
        payment.razorpayOrderId !== line.orderId,
      ),
      'The order differs from the one on this site.',
    ),
  ({ payment }) =>
    when(payment?.test === true, 'This is a test payment, so it should not be in a settlement.'),
  ({ line }) => when(line.disputeId !== null, 'The payment is disputed.'),
];

const ofRefunds: readonly Check[] = [
  ({ refund, payment }) =>
    when(!refund && payment !== undefined, 'This refund is unknown. Its payment is known.'),
  ({ refund, payment }) => when(!refund && !payment, 'This refund and its payment are unknown.'),
  ({ line, refund }) =>
    refund && refund.amountPaise !== line.amountPaise
      ? `The refund differs: ${rs(line.amountPaise)} at Razorpay, ${rs(refund.amountPaise)} on this site.`
      : undefined,
  ({ line, refund }) =>
    when(
      Boolean(refund && line.paymentId && refund.razorpayPaymentId !== line.paymentId),
      'The refund belongs to another payment on this site.',
    ),
  ({ refund }) => when(refund?.status === 'failed', 'The refund was debited but failed on this site.'),
  ({ refund }) =>
    when(refund?.status === 'pending', 'The refund was debited but is still pending on this site.'),
  ({ again }) => when(again, 'The refund was already debited in another settlement.'),
  ({ line }) =>
    when(line.creditPaise > 0 && line.debitPaise === 0, 'The refund was credited instead of debited.'),
  ({ line }) => when(line.feePaise > 0, `Razorpay charged ${rs(line.feePaise)} for a refund.`),
  ({ line }) => {
    const taken = [
      line.amountPaise,
      line.amountPaise + line.feePaise,
      line.amountPaise + line.feePaise + line.taxPaise,
    ];
    return when(
      line.debitPaise > 0 && !taken.includes(line.debitPaise),
      `${rs(line.debitPaise)} were debited for a refund of ${rs(line.amountPaise)}.`,
    );
  },
  ({ refund }) => when(refund?.test === true, 'This is a test refund, so it should not be in a settlement.'),
  ({ line, refund }) =>
    when(
      Boolean(refund && line.settledAt && isBefore(line.settledAt, refund.createdAt)),
      'The refund was debited before it was requested.',
    ),
];

const ofAdjustments: readonly Check[] = [
  ({ line }) => {
    const { debitPaise: taken, creditPaise: given } = line;
    const dispute = line.disputeId === null ? '' : ' because of a dispute';
    return taken > 0
      ? `Razorpay debited ${rs(taken)}${dispute}.`
      : `Razorpay credited ${rs(given)}${dispute}.`;
  },
];

const ofOthers: readonly Check[] = [
  ({ line }) =>
    line.type === 'transfer'
      ? 'Money was transferred to another account. This site makes no such transfers.'
      : `The line has the unknown type "${line.type}".`,
];

const ofType = new Map([
  ['payment', ofPayments],
  ['refund', ofRefunds],
  ['adjustment', ofAdjustments],
]);

/** What is odd about one line. */
export function oddities(seen: SeenLine): string[] {
  return [...ofEvery, ...(ofType.get(seen.line.type) ?? ofOthers)].flatMap((check) => check(seen) ?? []);
}

/** Razorpay's times are whole seconds: within one nobody was first. */
const isBefore = (theirs: Date, ours: Date): boolean => ours.getTime() - theirs.getTime() >= 1000;

const isSecond = (line: PayoutLine, payment: OurPayment | undefined): boolean =>
  payment?.status === 'completed' && payment.razorpayPaymentId !== line.entityId;

/** Small card payments go without tax. */
function hasOtherTax(line: PayoutLine): boolean {
  if (line.taxPaise <= 0 || line.feePaise < line.taxPaise || line.creditPaise <= 0) return false;
  const [within, beside] = [line.feePaise - line.taxPaise, line.feePaise];
  const fee = line.amountPaise - line.creditPaise === line.feePaise + line.taxPaise ? beside : within;
  return Math.abs((fee * GST_PERCENT) / 100 - line.taxPaise) > ROUNDING_PAISE;
}
