import { ApiError } from '#shared/api/errors.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';

type List = AnswerOf<'/api/payments/admin/all'>;

/** data-8. Amounts in paise. */
export type PaymentRow = List['payments'][number];
export type Payment = AnswerOf<'/api/payments/admin/{id}'>;
export type PaymentStatus = PaymentRow['status'];
export type TaxDocument = Payment['taxDocuments'][number];
export type Dispute = Payment['disputes'][number];
export type Flag = Payment['flags'][number];

export type RefundRequest = Payment['refundRequests'][number];
export type Note = Payment['notes'][number];
export type MarkName = 'called' | 'assessed';
export type RefundDecision = BodyOf<'/api/payments/admin/{id}/refund-requests/{requestId}/answer'>;

/** A refund that was sent without an answer. A retry must be identical. */
export interface RefundAttempt {
  refundKey: string;
  /** Paise. */
  amount: number;
  reason: string;
  /** Paise that may be paid twice, as confirmed. */
  atRisk?: number;
}

/** Paise refunded after the request, failed refunds excluded. */
export function refundedSince({ refunds }: Payment, { askedAt }: RefundRequest): number {
  return refunds
    .filter(({ createdAt, status }) => status !== 'failed' && createdAt > askedAt)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Paise of a refund that are paid twice if the open disputes are lost. */
export const riskOf = ({ held, refundable }: Pick<Payment, 'held' | 'refundable'>, amount: number): number =>
  Math.max(0, Math.min(amount, held, amount + held - refundable));

/** Whether the capture is refunded or a refund is pending. */
export const isBeingRefunded = ({ refunds }: Payment, flag: Flag): boolean =>
  refunds.some(
    ({ razorpayPaymentId, status }) => razorpayPaymentId === flag.razorpayPaymentId && status !== 'failed',
  );

export const invoiceOf = ({ taxDocuments }: Payment): TaxDocument | undefined =>
  taxDocuments.find(({ kind }) => kind === 'invoice');

/** pay-1. */
export const statuses: Readonly<Record<PaymentStatus | '', string>> = {
  '': 'All',
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Minimum width for a payment beside its list. */
export const drawerScreen = '(min-width: 1280px)';

export const documentTitleOf = (payment: Pick<Payment, 'name'> | undefined): string =>
  payment ? `Payment of ${payment.name}` : 'Payment';

/** Razorpay is unreachable; the server has recorded the action and will retry. */
export const isRecorded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';

/** Whether the payment may change without staff: poll. */
export function isInProgress({ status, refunds, receipt }: Payment): boolean {
  return (
    status === 'pending' ||
    receipt.status === 'queued' ||
    refunds.some((refund) => refund.status === 'pending')
  );
}

/** The first call of a program that has not started is not marked as made. */
export const waitsForCall = ({ called, state }: Payment['programs'][number]): boolean =>
  !called && (state === 'new' || state === 'assessing');

export const isToCall = ({ status, programs }: Payment): boolean =>
  status === 'completed' && programs.some(waitsForCall);
