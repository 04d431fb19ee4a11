import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, keptAt, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import {
  isMoving,
  type MarkName,
  pageSize,
  type Payment,
  type PaymentRow,
  type RefundDecision,
} from './payment.ts';
import { filterOf, type PaymentQuery, ticksOf } from './payment-query.ts';
import type { ReportFormat, ReportQuery } from './report.ts';
import type { RefundAttempt } from './refund-attempt.ts';

/** ms between looks at a payment on which something is still moving. */
const watchEvery = 2000;

export function paymentsAddress(query: PaymentQuery) {
  const { page } = query;
  const asked = { ...filterOf(query), ...ticksOf(query, 'true' as const), page, limit: pageSize };
  return addressOf('/api/payments/admin/all', { query: asked });
}

export function usePayments(query: PaymentQuery): Listed<PaymentRow> {
  const answer = useGet(paymentsAddress(query), { keepPreviousData: true });
  return listed(answer, ({ payments }) => payments);
}

/** One payment with all that happened to it; looks again while something on it is moving. */
export function usePayment(id: string) {
  return useGet<Payment>(addressOf('/api/payments/admin/{id}', { path: { id } }), {
    refreshInterval: (latest) => (latest && isMoving(latest) ? watchEvery : 0),
  });
}

/** What can be done to a payment. Each throws ApiError, and brings everything that shows payments up to date. */
export function usePaymentActions(id: string) {
  const { mutate } = useSWRConfig();
  const path = { id };
  const bringUpToDate = (): Promise<unknown> => mutate(keptAt('/api/payments/admin/', '/api/admin/overview'));

  async function afterwards<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await bringUpToDate();
    }
  }

  return {
    refund: (attempt: RefundAttempt) =>
      afterwards(
        unwrap(adminApi.POST('/api/payments/admin/{id}/refunds', { params: { path }, body: attempt })),
      ),
    answer: (requestId: string, decision: RefundDecision) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/payments/admin/{id}/refund-requests/{requestId}/answer', {
            params: { path: { id, requestId } },
            body: decision,
          }),
        ),
      ),
    mark: (mark: MarkName, set: boolean) =>
      afterwards(
        unwrap(
          adminApi.PUT('/api/payments/admin/{id}/marks/{mark}', {
            params: { path: { id, mark } },
            body: { set },
          }),
        ),
      ),
    addNote: (text: string) =>
      afterwards(
        unwrap(adminApi.POST('/api/payments/admin/{id}/notes', { params: { path }, body: { text } })),
      ),
    removeNote: (noteId: string) =>
      afterwards(
        unwrap(
          adminApi.DELETE('/api/payments/admin/{id}/notes/{noteId}', { params: { path: { id, noteId } } }),
        ),
      ),
    sendReceipt: () =>
      afterwards(unwrap(adminApi.POST('/api/payments/admin/{id}/receipt', { params: { path } }))),
    acceptCapture: (flagId: string) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/payments/admin/{id}/flags/{flagId}/accept', {
            params: { path: { id, flagId } },
          }),
        ),
      ),
    /** @param atRisk paise that may be paid twice, as they were shown */
    refundCapture: (flagId: string, atRisk: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/payments/admin/{id}/flags/{flagId}/refund', {
            params: { path: { id, flagId } },
            body: atRisk > 0 ? { atRisk } : {},
          }),
        ),
      ),
    resolveFlag: (flagId: string, note: string) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/payments/admin/{id}/flags/{flagId}/resolve', {
            params: { path: { id, flagId } },
            body: { note },
          }),
        ),
      ),
  };
}

/** The receipt as PDF. Throws ApiError. */
export function receiptFile(id: string): Promise<Blob> {
  const request = { params: { path: { id } }, parseAs: 'blob' as const };
  return unwrap<Blob>(adminApi.GET('/api/payments/admin/{id}/receipt.pdf', request));
}

/** The credit note of a refund as PDF. Throws ApiError. */
export function creditNoteFile(id: string, refundId: string): Promise<Blob> {
  const request = { params: { path: { id, refundId } }, parseAs: 'blob' as const };
  return unwrap<Blob>(adminApi.GET('/api/payments/admin/{id}/refunds/{refundId}/credit-note.pdf', request));
}

/** The address of a CSV file of what the list's filters let through: good once, for a minute. */
export async function exportAddress(query: PaymentQuery): Promise<string> {
  const body = { ...filterOf(query), ...ticksOf(query, true) };
  return (await unwrap(adminApi.POST('/api/payments/admin/export', { body }))).url;
}

export function useReport({ period, page }: ReportQuery) {
  const query = { period, page, limit: pageSize };
  return useGet(addressOf('/api/payments/admin/reports', { query }), { keepPreviousData: true });
}

/** All of it as a file. Throws ApiError. */
export function reportFile(period: string, format: ReportFormat): Promise<Blob> {
  const request = { body: { period, format }, parseAs: 'blob' as const };
  return unwrap<Blob>(adminApi.POST('/api/payments/admin/reports/file', request));
}

export const useSettlements = (month: string) =>
  useGet(addressOf('/api/payments/admin/settlements', { query: { month } }), { keepPreviousData: true });

/** Asks Razorpay for the whole month. Throws ApiError. */
export const fetchSettlements = (month: string) =>
  unwrap(adminApi.POST('/api/payments/admin/settlements/fetch', { body: { month } }));

/** The lines of a month as CSV. Throws ApiError. */
export function settlementFile(month: string): Promise<Blob> {
  const request = { body: { month }, parseAs: 'blob' as const };
  return unwrap<Blob>(adminApi.POST('/api/payments/admin/settlements/file', request));
}
