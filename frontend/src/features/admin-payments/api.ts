import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { day, oneOf, searchText, flag } from '#shared/ui/lists/list-address.ts';
import {
  isInProgress,
  type MarkName,
  type Payment,
  type RefundAttempt,
  type RefundDecision,
  statuses,
} from './payment.ts';
import { currentMonth, readPeriod, type ReportFormat } from './report.ts';

/** ms. Polling interval while a payment's state may change. */
const watchEvery = 2000;

const paymentFields = {
  search: searchText(),
  status: oneOf(statuses),
  /** Both inclusive, IST. */
  startDate: day,
  endDate: day,
  flagged: flag,
  /** Has an unanswered refund request. */
  refundAsked: flag,
  /** The first call is not marked as made. */
  toCall: flag,
};

/** @param beside the list's query and its changes while a payment is open beside it */
export const usePayments = (beside?: { search: URLSearchParams; onChange: (href: string) => void }) =>
  useListQuery(adminPaths.payments, paymentFields, {
    address: (query) => addressOf('/api/payments/admin/all', { query }),
    rows: ({ payments }) => payments,
    ...beside,
  });

export type PaymentList = ReturnType<typeof usePayments>;

/** One payment with its history; polls while its state may change. */
export function usePayment(id: string) {
  return useGet<Payment>(addressOf('/api/payments/admin/{id}', { path: { id } }), {
    refreshInterval: (latest) => (latest && isInProgress(latest) ? watchEvery : 0),
  });
}

/** Actions on a payment. Each throws ApiError. */
export function usePaymentActions(id: string) {
  const change = useChange('/api/payments/admin/', '/api/admin/overview');
  const { POST, PUT, DELETE } = api;
  const ofFlag = (flagId: string) => ({ path: { id, flagId } });
  return {
    refund: (body: RefundAttempt) =>
      change(POST('/api/payments/admin/{id}/refunds', { params: { path: { id } }, body })),
    answer: (requestId: string, body: RefundDecision) =>
      change(
        POST('/api/payments/admin/{id}/refund-requests/{requestId}/answer', {
          params: { path: { id, requestId } },
          body,
        }),
      ),
    mark: (programId: string, mark: MarkName, set: boolean) =>
      change(
        PUT('/api/admin/clients/{id}/marks/{mark}', {
          params: { path: { id: programId, mark } },
          body: { set },
        }),
      ),
    addNote: (text: string) =>
      change(POST('/api/payments/admin/{id}/notes', { params: { path: { id } }, body: { text } })),
    removeNote: (noteId: string) =>
      change(DELETE('/api/payments/admin/{id}/notes/{noteId}', { params: { path: { id, noteId } } })),
    sendReceipt: () => change(POST('/api/payments/admin/{id}/receipt', { params: { path: { id } } })),
    acceptCapture: (flagId: string) =>
      change(POST('/api/payments/admin/{id}/flags/{flagId}/accept', { params: ofFlag(flagId) })),
    /** @param atRisk paise that may be paid twice, as shown to the user */
    refundCapture: (flagId: string, atRisk: number) =>
      change(
        POST('/api/payments/admin/{id}/flags/{flagId}/refund', {
          params: ofFlag(flagId),
          body: atRisk > 0 ? { atRisk } : {},
        }),
      ),
    resolveFlag: (flagId: string, note: string) =>
      change(
        POST('/api/payments/admin/{id}/flags/{flagId}/resolve', { params: ofFlag(flagId), body: { note } }),
      ),
  };
}

/** The receipt as PDF. @throws ApiError */
export function receiptFile(id: string): Promise<Blob> {
  const request = { params: { path: { id } }, parseAs: 'blob' as const };
  return unwrap<Blob>(api.GET('/api/payments/admin/{id}/receipt.pdf', request));
}

/** The credit note of a refund as PDF. @throws ApiError */
export function creditNoteFile(id: string, refundId: string): Promise<Blob> {
  const request = { params: { path: { id, refundId } }, parseAs: 'blob' as const };
  return unwrap<Blob>(api.GET('/api/payments/admin/{id}/refunds/{refundId}/credit-note.pdf', request));
}

/** Address of a CSV of the filtered list: valid once, for a minute. */
export async function exportAddress(query: PaymentList['query']): Promise<string> {
  const body = {
    search: query.search || undefined,
    status: query.status || undefined,
    startDate: query.startDate || undefined,
    endDate: query.endDate || undefined,
    flagged: query.flagged ? (true as const) : undefined,
    refundAsked: query.refundAsked ? (true as const) : undefined,
    toCall: query.toCall ? (true as const) : undefined,
  };
  return (await unwrap(api.POST('/api/payments/admin/export', { body }))).url;
}

export const useReport = () =>
  useListQuery(
    adminPaths.reports,
    { period: readPeriod },
    {
      address: ({ period = currentMonth(), ...rest }) =>
        addressOf('/api/payments/admin/reports', { query: { period, ...rest } }),
      rows: ({ rows }) => rows,
    },
  );

/** The whole report as a file. @throws ApiError */
export function reportFile(period: string, format: ReportFormat): Promise<Blob> {
  const request = { body: { period, format }, parseAs: 'blob' as const };
  return unwrap<Blob>(api.POST('/api/payments/admin/reports/file', request));
}

export const useSettlements = (month: string) =>
  useGet(addressOf('/api/payments/admin/settlements', { query: { month } }), { keepPreviousData: true });

/** Fetches a month's settlements from Razorpay. @throws ApiError */
export function useFetchSettlements() {
  const change = useChange('/api/payments/admin/settlements');
  return (month: string) => change(api.POST('/api/payments/admin/settlements/fetch', { body: { month } }));
}

/** The month's lines as CSV. @throws ApiError */
export function settlementFile(month: string): Promise<Blob> {
  const request = { body: { month }, parseAs: 'blob' as const };
  return unwrap<Blob>(api.POST('/api/payments/admin/settlements/file', request));
}
