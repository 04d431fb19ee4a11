import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

type List = AnswerOf<'/api/users/me/purchases'>;

/** An own purchase, or a buddy's half; amounts in paise. */
export type Purchase = List['items'][number];
export type PaidPurchase = Extract<Purchase, { half: 'buyer' }>;
export type RefundRequest = NonNullable<PaidPurchase['refundRequest']>;

const of = (paymentId: string) => ({ params: { path: { paymentId } } });

/** Newest first. */
export const useOwnPurchases = () => useGet(addressOf('/api/users/me/purchases'));

/** The receipt of an own payment as PDF. @throws ApiError */
export function receiptFile(paymentId: string): Promise<Blob> {
  const request = { ...of(paymentId), parseAs: 'blob' as const };
  return unwrap<Blob>(api.GET('/api/users/me/purchases/{paymentId}/receipt', request));
}

/** The credit note of an own payment as PDF. @throws ApiError */
export function creditNoteFile(paymentId: string, refundId: string): Promise<Blob> {
  const request = { params: { path: { paymentId, refundId } }, parseAs: 'blob' as const };
  return unwrap<Blob>(api.GET('/api/users/me/purchases/{paymentId}/credit-notes/{refundId}', request));
}

/** @throws ApiError */
export async function askForRefund(paymentId: string, reason: string): Promise<void> {
  await unwrap(
    api.POST('/api/users/me/purchases/{paymentId}/refund-request', { ...of(paymentId), body: { reason } }),
  );
}

/** The right address of a buddy whose mails come back: once for a purchase. @throws ApiError */
export async function correctBuddy(paymentId: string, email: string): Promise<void> {
  await unwrap(
    api.PUT('/api/users/me/purchases/{paymentId}/buddy-address', { ...of(paymentId), body: { email } }),
  );
}

/** @throws ApiError */
export async function withdrawRequest(paymentId: string): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/purchases/{paymentId}/refund-request', of(paymentId)));
}
