import { formatRupees } from '../core/money.domain.ts';
import { describeFlag, type Finding } from '../core/payment-flag.domain.ts';
import type { PaymentStatus } from '../core/payment-status.domain.ts';
import type { RefundStatus } from '../core/refund-status.domain.ts';

export interface TimelineEntry {
  at: Date;
  kind: 'order' | 'status' | 'webhook' | 'flag' | 'receipt' | 'refund';
  text: string;
}

/** What a timeline is made of; amounts in paise. */
export interface History {
  payment: { createdAt: Date; amount: number; razorpayOrderId: string | null };
  transitions: { at: Date; to: PaymentStatus; source: string; razorpayPaymentId: string | null }[];
  webhooks: { at: Date; type: string }[];
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
    reason: string;
    status: RefundStatus;
    createdAt: Date;
    processedAt: Date | null;
    failedAt: Date | null;
    requestedBy: string;
    error: string | null;
  }[];
}

const SOURCE: Readonly<Record<string, string>> = {
  browser: "the buyer's browser",
  webhook: "Razorpay's webhook",
  reconciler: 'our own check with Razorpay',
};

const STATUS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Everything that happened to a payment, in words, oldest first. */
export function timelineOf(history: History): TimelineEntry[] {
  const { payment } = history;
  const order = payment.razorpayOrderId ? ` as ${payment.razorpayOrderId}` : '; no Razorpay order yet';
  const entries: TimelineEntry[] = [
    { at: payment.createdAt, kind: 'order', text: `Ordered for ${formatRupees(payment.amount)}${order}` },
    ...history.webhooks.map(({ at, type }) => ({
      at,
      kind: 'webhook' as const,
      text: `Razorpay reported ${type}`,
    })),
    ...history.transitions.map(({ at, to, source, razorpayPaymentId }) => ({
      at,
      kind: 'status' as const,
      text: `${STATUS[to]}, as reported by ${SOURCE[source] ?? source}${razorpayPaymentId ? ` (${razorpayPaymentId})` : ''}`,
    })),
    ...history.flags.flatMap(flagEntries),
    ...history.receipts.flatMap(receiptEntries),
    ...history.refunds.flatMap(refundEntries),
  ];
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function flagEntries(flag: History['flags'][number]): TimelineEntry[] {
  const raised: TimelineEntry = {
    at: flag.createdAt,
    kind: 'flag',
    text: describeFlag(flag, flag.orderedPaise).text,
  };
  if (!flag.resolvedAt) return [raised];
  const text = `${flag.resolvedBy ?? 'Somebody'} settled it: ${flag.note ?? ''}`;
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
  const amount = formatRupees(refund.amountPaise);
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
