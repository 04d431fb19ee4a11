import { contains, digitsOf, phoneDigits, searchPattern } from '../../../platform/database/text-search.ts';
import type { PaymentStatus } from '../../payments/payment.domain.ts';

export interface PaymentFilter {
  status?: PaymentStatus | undefined;
  /** Part of a name, email, phone (in any format) or order id; one or two letters match beginnings. */
  search?: string | undefined;
  /** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Only flagged ones. */
  flagged?: boolean | undefined;
  /** Only those with an open refund request. */
  refundAsked?: boolean | undefined;
  /** Only those with a buyer to call. */
  toCall?: boolean | undefined;
}

/**
 * Must equal the expression of the index `payments_search`. Fields contain no line breaks, so a line break marks the beginning
 * of a field and no match spans two fields.
 */
export const SEARCHED = `lower(E'\\n' || name || E'\\n' || email || E'\\n' || ${digitsOf('phone')} || E'\\n' || coalesce(razorpay_order_id, ''))`;

/** Few rows with a partial index. */
export const REFUND_ASKED = 'id IN (SELECT payment_id FROM refund_requests WHERE outcome IS NULL)';

/** The first call with one of its people is not marked as made. */
export const TO_CALL = `id IN (SELECT payment_id FROM programs WHERE called_at IS NULL AND state IN ('new', 'assessing'))`;

/** @returns a WHERE clause or '', with its parameters after the first `taken` */
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
  if (toCall) clauses.push(TO_CALL);
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}
