import { formatMoney, formatRupees } from '@ironbloom/brand/india';
import { describeFlag, type Finding } from '../../payments/capture/payment-flag.domain.ts';
import type { PaymentStatus, RefundStatus } from '../../payments/payment.domain.ts';

export interface TimelineEntry {
  at: Date;
  kind: 'order' | 'status' | 'webhook' | 'flag' | 'receipt' | 'refund';
  text: string;
}

/** Input of a timeline; amounts in paise. */
export interface History {
  payment: { createdAt: Date; amount: number; razorpayOrderId: string | null };
  transitions: {
    createdAt: Date;
    toStatus: PaymentStatus;
    source: string;
    razorpayPaymentId: string | null;
  }[];
  /** `method`: Razorpay's payment method; null when not reported. */
  webhooks: { at: Date; type: string; method: string | null; razorpayPaymentId: string | null }[];
  flags: (Finding & {
    createdAt: Date;
    orderedPaise: number;
    resolvedAt: Date | null;
    resolvedBy: string | null;
    note: string | null;
  })[];
  receipts: { createdAt: Date; status: string; sentAt: Date | null; error: string | null }[];
  refunds: {
    amountPaise: number;
    currency: string;
    reason: string;
    status: RefundStatus;
    createdAt: Date;
    processedAt: Date | null;
    failedAt: Date | null;
    requestedBy: string;
    error: string | null;
  }[];
}

/** Razorpay's methods in words. */
const METHOD: Readonly<Record<string, string>> = {
  card: 'by card',
  upi: 'by UPI',
  netbanking: 'by net banking',
  wallet: 'with a wallet',
  emi: 'in instalments',
  paylater: 'with pay later',
};

/** Webhooks left out: transitions and refunds show the same. */
const TOLD = /^(payment\.(authorized|captured)|order\.paid|refund\..+)$/;

/** Timeline of a payment in words, oldest first. */
export function timelineOf(history: History): TimelineEntry[] {
  const { payment } = history;
  const order = payment.razorpayOrderId ? '' : '; not yet created at Razorpay';
  const paid = history.transitions.some(({ toStatus }) => toStatus === 'completed');
  const failed = new Set(
    history.transitions.flatMap(({ toStatus: to, razorpayPaymentId: id }) =>
      to === 'failed' && id ? [id] : [],
    ),
  );
  const mismatched = new Set(
    history.flags.flatMap(({ kind, razorpayId }) => (kind === 'amount_mismatch' ? [razorpayId] : [])),
  );
  const method = history.webhooks.findLast(({ type }) => type === 'payment.captured')?.method ?? '';
  const entries: TimelineEntry[] = [
    { at: payment.createdAt, kind: 'order', text: `Ordered for ${formatRupees(payment.amount)}${order}` },
    ...history.webhooks
      .filter(({ type, razorpayPaymentId: id }) =>
        type === 'payment.failed' ? !failed.has(id ?? '') : !(paid && TOLD.test(type)),
      )
      .map(({ at, type }) => ({ at, kind: 'webhook' as const, text: reported(type) })),
    ...history.transitions.map(({ createdAt: at, toStatus: to, source, razorpayPaymentId: id }) => ({
      at,
      kind: 'status' as const,
      text:
        to === 'failed' && id && mismatched.has(id)
          ? 'Failed: the payment does not match the order'
          : step(to, source, METHOD[method]),
    })),
    ...history.flags.flatMap(flagEntries),
    ...history.receipts.flatMap(receiptEntries),
    ...history.refunds.flatMap(refundEntries),
  ];
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function step(to: PaymentStatus, source: string, how: string | undefined): string {
  if (source === 'owner') return 'Paid: another amount was accepted';
  if (to === 'completed') return how ? `Paid ${how}` : 'Paid';
  if (to === 'failed') return 'Payment failed';
  if (to === 'cancelled') return source === 'browser' ? 'Cancelled by the buyer' : 'Expired: not paid';
  return 'Waiting for the payment';
}

const DISPUTE = 'payment.dispute.';

function reported(type: string): string {
  if (type === 'payment.failed') return 'Payment attempt failed';
  if (type.startsWith(DISPUTE)) {
    return `Dispute: ${type.slice(DISPUTE.length).replaceAll('_', ' ')}`;
  }
  return `Razorpay reported ${type}`;
}

function flagEntries(flag: History['flags'][number]): TimelineEntry[] {
  const raised: TimelineEntry = {
    at: flag.createdAt,
    kind: 'flag',
    text: describeFlag(flag, flag.orderedPaise).text,
  };
  if (!flag.resolvedAt) return [raised];
  const text = `${flag.resolvedBy ?? 'Someone'} resolved it: ${flag.note ?? ''}`;
  return [raised, { at: flag.resolvedAt, kind: 'flag', text }];
}

function receiptEntries({ createdAt, status, sentAt, error }: History['receipts'][number]): TimelineEntry[] {
  if (sentAt) return [{ at: sentAt, kind: 'receipt', text: 'Receipt sent' }];
  const text =
    status === 'failed'
      ? `Receipt could not be sent: ${error ?? 'no reason given'}`
      : 'Receipt waiting to be sent';
  return [{ at: createdAt, kind: 'receipt', text }];
}

function refundEntries(refund: History['refunds'][number]): TimelineEntry[] {
  const amount = formatMoney(refund.amountPaise, refund.currency);
  const asked: TimelineEntry = {
    at: refund.createdAt,
    kind: 'refund',
    text: `${refund.requestedBy} requested a refund of ${amount}: ${refund.reason}`,
  };
  const entries = [asked];
  if (refund.failedAt) {
    const text = `Refund of ${amount} failed: ${refund.error ?? 'no reason given'}`;
    entries.push({ at: refund.failedAt, kind: 'refund', text });
  }
  if (refund.processedAt)
    entries.push({ at: refund.processedAt, kind: 'refund', text: `Refunded ${amount}` });
  return entries;
}
