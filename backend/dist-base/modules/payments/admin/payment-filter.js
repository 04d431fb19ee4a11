import { contains } from '../../../platform/database/counted.js';
/**
 * To the letter as in the index `payments_search`. What is searched never holds a line break, so
 * that a line break is the beginning of a field and no match runs from one field into the next.
 */
const SEARCHED = `lower(E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone, '') || E'\\n' || coalesce(razorpay_order_id, ''))`;
/** There are few of them, and an index of just these. */
export const REFUND_ASKED = 'id IN (SELECT payment_id FROM refund_requests WHERE outcome IS NULL)';
/** The index knows runs of three letters, and the first two of a word. */
const MIN_PART_LENGTH = 3;
/**
 * What everybody's row has too costs the index most: the end of an e-mail address, the beginning of
 * an order id. The rest of what is searched finds the rows, and the whole of it is compared with them.
 */
export function tellingPart(search) {
    return /^(.{3,}@)./.exec(search)?.[1] ?? /^order_(.{3,})$/i.exec(search)?.[1] ?? search;
}
/** @returns a WHERE clause, or nothing, with its parameters after the first `taken` */
export function paymentConditions(filter, taken = 0) {
    const { status, search, startDate, endDate, flagged, refundAsked, toCall } = filter;
    const parameters = [];
    const clauses = [];
    const add = (value, clause) => {
        if (value)
            clauses.push(clause(`$${taken + parameters.push(value)}`));
    };
    add(status, (p) => `status = ${p}`);
    if (search) {
        const part = tellingPart(search);
        add(pattern(part), (p) => `${SEARCHED} LIKE lower(${p})`);
        // Written so that the index does not know it.
        if (part !== search)
            add(pattern(search), (p) => `(${SEARCHED} || '') LIKE lower(${p})`);
    }
    add(startDate, (p) => `created_at >= ${p}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`);
    add(endDate, (p) => `created_at < (${p}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`);
    if (flagged)
        clauses.push('flagged');
    if (refundAsked)
        clauses.push(REFUND_ASKED);
    if (toCall)
        clauses.push('to_call');
    return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}
function pattern(search) {
    return [...search].length < MIN_PART_LENGTH ? contains(`\n${search}`) : contains(search);
}
//# sourceMappingURL=payment-filter.js.map