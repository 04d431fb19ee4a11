import { platformError } from '../errors/platform-errors.js';
/** Rows are counted, and paged through from the newest on, as far as this costs a few milliseconds. */
export const COUNTED_ROWS = 10_000;
/** How many rows of a table fit, counted or, where that would take long, estimated. @param where with the word WHERE, or empty */
export async function countRows(sql, table, where, parameters) {
    const [row] = await sql.rows(`SELECT count(*)::int AS n FROM (SELECT 1 FROM ${table} ${where} LIMIT ${COUNTED_ROWS + 1}) AS counted`, parameters);
    const counted = row?.n ?? 0;
    if (counted <= COUNTED_ROWS)
        return { total: counted, totalIsExact: true };
    const estimate = await estimateRows(sql, table, where, parameters);
    return { total: Math.max(counted, estimate), totalIsExact: false };
}
/**
 * How many rows the planner expects, from the statistics that (auto)vacuum keeps: a per cent off at
 * a million rows, at the price of planning one statement.
 */
export async function estimateRows(sql, table, where, parameters) {
    const [row] = await sql.rows(`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${table} ${where}`, parameters);
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
/** Rows to skip before a page. @throws PAGE_TOO_DEEP when the page could only be reached by walking over too many rows */
export function rowsBefore(page, limit) {
    const skip = (page - 1) * limit;
    if (skip + limit > COUNTED_ROWS && page > 1)
        throw platformError('PAGE_TOO_DEEP');
    return skip;
}
/** A LIKE pattern that takes what a person typed to the letter. @param text already in lower case where the column is */
export function contains(text) {
    return `%${text.replace(/[\\%_]/g, String.raw `\$&`)}%`;
}
//# sourceMappingURL=counted.js.map