import { formatRupees } from '@ironbloom/brand/india';
import type { PaymentStatus, RefundStatus } from '../../payments/payment.domain.ts';

/** A line of Razorpay's settlement report, as far as we read it. Amounts in paise. */
export interface PayoutLine {
  /** Razorpay's id of the payment, refund, adjustment … */
  entityId: string;
  /** Razorpay's id of the payout. Null: not settled yet. */
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
  /** The bank's number of the transfer (UTR). */
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

/** A line with our records. */
export interface SeenLine {
  line: PayoutLine;
  /** The payment of the line or of its refund, also found by its order. */
  payment: OurPayment | undefined;
  refund: OurRefund | undefined;
  /** Whether the same item is in an earlier payout. */
  again: boolean;
}

/** A higher fee is reported. */
const FEE_AT_MOST_PERCENT = 4;
const GST_PERCENT = 18;
/** Razorpay rounds fee and tax separately. */
const ROUNDING_PAISE = 2;

/** The deducted amount: right whether `fee` includes its tax, as Razorpay writes it, or not. */
export const chargedPaise = ({ amountPaise, creditPaise }: PayoutLine): number => amountPaise - creditPaise;

const rs = formatRupees;

/** Differences of one line, as sentences. */
export function lineDifferences(seen: SeenLine): string[] {
  const ofType = TYPES.get(seen.line.type) ?? otherOddities;
  return [...anyOddities(seen), ...ofType(seen)];
}

type Oddities = (seen: SeenLine) => Generator<string>;

const TYPES = new Map<string, Oddities>([
  ['payment', paymentOddities],
  ['refund', refundOddities],
  ['adjustment', adjustmentOddities],
]);

/** Of lines of any type. */
function* anyOddities({ line }: SeenLine): Generator<string> {
  const { currency, debitPaise, creditPaise, amountPaise, feePaise, taxPaise, settledAt } = line;
  if (currency !== 'INR') yield `The money is in ${currency}, not in rupees.`;
  if (debitPaise > 0 && creditPaise > 0) yield 'The line is both a credit and a debit.';
  if (Math.min(debitPaise, creditPaise, amountPaise, feePaise, taxPaise) < 0)
    yield 'An amount is below zero.';
  if (line.onHold) yield 'Razorpay is holding the money.';
  if (!line.onHold && !line.settled && line.settlementId !== null)
    yield 'The line is in a settlement but not settled.';
  if (settledAt && settledAt < line.createdAt) yield 'The settlement date is before the creation date.';
  if (taxPaise > 0 && feePaise < taxPaise) yield 'The tax is higher than the fee.';
}

function* paymentOddities({ line, payment, again }: SeenLine): Generator<string> {
  const { amountPaise, creditPaise, feePaise, taxPaise, settledAt, orderId } = line;
  const isSecond = payment?.status === 'completed' && payment.razorpayPaymentId !== line.entityId;
  if (!payment) yield 'This payment is unknown.';
  else if (isSecond) yield 'The order was paid with another payment too. Refund one of them.';
  else if (payment.amountPaise !== amountPaise)
    yield `The amount differs: ${rs(amountPaise)} at Razorpay, ${rs(payment.amountPaise)} on this site.`;
  const paidOut = amountPaise - feePaise;
  if (line.debitPaise > 0 && creditPaise === 0) yield 'The payment was debited instead of credited.';
  else if (creditPaise !== paidOut && creditPaise !== paidOut - taxPaise)
    yield `The credit, ${rs(creditPaise)}, is not the amount minus the fee, ${rs(paidOut)}.`;
  if (feePaise * 100 > amountPaise * FEE_AT_MOST_PERCENT)
    yield `The fee, ${rs(feePaise)}, is more than ${FEE_AT_MOST_PERCENT} % of the amount.`;
  if (hasOtherTax(line)) yield `The tax, ${rs(taxPaise)}, is not ${GST_PERCENT} % of the fee.`;
  if (settledAt && payment?.completedAt && isBefore(settledAt, payment.completedAt))
    yield 'The payment was settled before it was completed on this site.';
  if (payment?.status === 'failed') yield 'The payment is in a settlement but failed on this site.';
  if (payment?.status === 'cancelled') yield 'The payment is in a settlement but cancelled on this site.';
  if (payment?.status === 'pending') yield 'The payment is in a settlement but still pending on this site.';
  if (again) yield 'The payment was already in another settlement.';
  if (payment?.razorpayPaymentId === line.entityId && orderId && payment.razorpayOrderId !== orderId)
    yield 'The order differs from the one on this site.';
  if (payment?.test) yield 'This is a test payment, so it should not be in a settlement.';
  if (line.disputeId !== null) yield 'The payment is disputed.';
}

function* refundOddities({ line, payment, refund, again }: SeenLine): Generator<string> {
  const { amountPaise, debitPaise, creditPaise, feePaise, taxPaise, paymentId, settledAt } = line;
  if (!refund && payment) yield 'This refund is unknown. Its payment is known.';
  if (!refund && !payment) yield 'This refund and its payment are unknown.';
  if (refund && refund.amountPaise !== amountPaise)
    yield `The refund differs: ${rs(amountPaise)} at Razorpay, ${rs(refund.amountPaise)} on this site.`;
  if (refund && paymentId && refund.razorpayPaymentId !== paymentId)
    yield 'The refund belongs to another payment on this site.';
  if (refund?.status === 'failed') yield 'The refund was debited but failed on this site.';
  if (refund?.status === 'pending') yield 'The refund was debited but is still pending on this site.';
  if (again) yield 'The refund was already debited in another settlement.';
  if (creditPaise > 0 && debitPaise === 0) yield 'The refund was credited instead of debited.';
  if (feePaise > 0) yield `Razorpay charged ${rs(feePaise)} for a refund.`;
  const taken = [amountPaise, amountPaise + feePaise, amountPaise + feePaise + taxPaise];
  if (debitPaise > 0 && !taken.includes(debitPaise))
    yield `${rs(debitPaise)} were debited for a refund of ${rs(amountPaise)}.`;
  if (refund?.test) yield 'This is a test refund, so it should not be in a settlement.';
  if (refund && settledAt && isBefore(settledAt, refund.createdAt))
    yield 'The refund was debited before it was requested.';
}

function* adjustmentOddities({ line }: SeenLine): Generator<string> {
  const dispute = line.disputeId === null ? '' : ' because of a dispute';
  yield line.debitPaise > 0
    ? `Razorpay debited ${rs(line.debitPaise)}${dispute}.`
    : `Razorpay credited ${rs(line.creditPaise)}${dispute}.`;
}

function* otherOddities({ line }: SeenLine): Generator<string> {
  yield line.type === 'transfer'
    ? 'Money was transferred to another account. This site makes no such transfers.'
    : `The line has the unknown type "${line.type}".`;
}

/** Razorpay's times are whole seconds: order within one is unknown. */
const isBefore = (theirs: Date, ours: Date): boolean => ours.getTime() - theirs.getTime() >= 1000;

/** Small card payments are untaxed. */
function hasOtherTax(line: PayoutLine): boolean {
  if (line.taxPaise <= 0 || line.feePaise < line.taxPaise || line.creditPaise <= 0) return false;
  const [within, beside] = [line.feePaise - line.taxPaise, line.feePaise];
  const fee = line.amountPaise - line.creditPaise === line.feePaise + line.taxPaise ? beside : within;
  return Math.abs((fee * GST_PERCENT) / 100 - line.taxPaise) > ROUNDING_PAISE;
}
