import { adminPaths } from '../../shared/config/admin-paths.ts';
import { readPage } from '../../shared/lib/page-number.ts';
import { statuses, type PaymentStatus } from './payment.ts';

/** What stands in the address of the list. Days are India's, `YYYY-MM-DD`, both included. */
export interface PaymentQuery {
  search: string;
  status: PaymentStatus | '';
  startDate: string;
  endDate: string;
  flagged: boolean;
  /** From 1. */
  page: number;
}

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

export function paymentsPath(query: Partial<PaymentQuery>): string {
  const whole = {
    search: '',
    status: '',
    startDate: '',
    endDate: '',
    flagged: false,
    page: 1,
    ...query,
  } as const;
  const search = new URLSearchParams(filterOf(whole));
  if (whole.flagged) search.set('flagged', 'true');
  if (whole.page > 1) search.set('page', String(whole.page));
  return search.size > 0 ? `${adminPaths.payments}?${search.toString()}` : adminPaths.payments;
}
