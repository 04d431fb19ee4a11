import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { statuses, type PaymentStatus } from './payment.ts';

/** What stands in the address of the list. Days are India's, `YYYY-MM-DD`, both included. */
export interface PaymentQuery {
  search: string;
  status: PaymentStatus | '';
  startDate: string;
  endDate: string;
  flagged: boolean;
  /** A refund request waits for an answer. */
  refundAsked: boolean;
  /** The first call is not marked as made. */
  toCall: boolean;
  /** From 1. */
  page: number;
}

/** What is asked for by a tick. */
export const ticks = ['flagged', 'refundAsked', 'toCall'] as const;

/** Everything, from its first page on. */
export const noFilters: PaymentQuery = {
  search: '',
  status: '',
  startDate: '',
  endDate: '',
  flagged: false,
  refundAsked: false,
  toCall: false,
  page: 1,
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists, or nothing: the address can be typed by hand. */
function readDay(text: string | null): string {
  return text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

export function readPaymentQuery(search: URLSearchParams): PaymentQuery {
  const status = search.get('status');
  return {
    search: (search.get('search') ?? '').slice(0, 120),
    status: statuses.find((known) => known === status) ?? '',
    startDate: readDay(search.get('startDate')),
    endDate: readDay(search.get('endDate')),
    flagged: search.get('flagged') === 'true',
    refundAsked: search.get('refundAsked') === 'true',
    toCall: search.get('toCall') === 'true',
    page: readPage(search),
  };
}

/** The filters as the API takes them: what is not asked for is left out. */
export function filterOf({ search, status, startDate, endDate }: PaymentQuery) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  };
}

/** The ticks that are set, each as `value`. */
export function ticksOf<V>(query: PaymentQuery, value: V): Partial<Record<(typeof ticks)[number], V>> {
  return Object.fromEntries(ticks.filter((tick) => query[tick]).map((tick) => [tick, value]));
}

export function paymentsPath(query: Partial<PaymentQuery>): string {
  const whole = { ...noFilters, ...query };
  const search = new URLSearchParams({ ...filterOf(whole), ...ticksOf(whole, 'true') });
  if (whole.page > 1) search.set('page', String(whole.page));
  return search.size > 0 ? `${adminPaths.payments}?${search.toString()}` : adminPaths.payments;
}
