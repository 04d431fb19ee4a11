import { contains, digitsOf, phoneDigits, searchPattern } from '../../../platform/database/text-search.ts';
import type { PaymentStatus } from '../../payments/payment.domain.ts';

export interface PaymentFilter {
  status?: PaymentStatus | undefined;
  /** Part of a name, e-mail, phone (however its digits are written) or order id; of one or two letters, the beginning. */
  search?: string | undefined;
  /** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Only those that need a look. */
  flagged?: boolean | undefined;
  /** Only those with a refund request that nobody has answered. */
  refundAsked?: boolean | undefined;
  /** Only those whose buyer is to be called. */
  toCall?: boolean | undefined;
}

/**
 * To the letter as in the index `payments_search`. What is searched never holds a line break, so
 * that a line break is the beginning of a field and no match runs from one field into the next.
 */
export const SEARCHED = `lower(E'\\n' || name || E'\\n' || email || E'\\n' || ${digitsOf('phone')} || E'\\n' || coalesce(razorpay_order_id, ''))`;

/** There are few of them, and an index of just these. */
export const REFUND_ASKED = 'id IN (SELECT payment_id FROM refund_requests WHERE outcome IS NULL)';

/** @returns a WHERE clause, or nothing, with its parameters after the first `taken` */
export function paymentConditions(
  filter: PaymentFilter,
  taken = 0,
): { where: string; parameters: unknown[] } {
  const { status, search, startDate, endDate, flagged, refundAsked, toCall } = filter;
  const parameters: unknown[] = [];
  const clauses: string[] = [];
  const add = (value: unknown, clause: (placeholder: string) => string) => {
    if (value) clauses.push(clause(`$${taken + parameters.push(value)}`));
  };
  add(status, (p) => `status = ${p}`);
  if (search) {
    const digits = phoneDigits(search);
    add(searchPattern(search), (p) =>
      digits === undefined
        ? `${SEARCHED} LIKE lower(${p})`
        : `(${SEARCHED} LIKE lower(${p}) OR ${SEARCHED} LIKE $${taken + parameters.push(contains(digits))})`,
    );
  }
  add(startDate, (p) => `created_at >= ${p}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  add(endDate, (p) => `created_at < (${p}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  if (flagged) clauses.push('flagged');
  if (refundAsked) clauses.push(REFUND_ASKED);
  if (toCall) clauses.push('to_call');
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}
