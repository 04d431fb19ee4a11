const MAX_GAP = '6 hours';
/** What the column holds at the most is 32,767. */
const MAX_COUNTED = 32_000;
/** Takes rows that Razorpay is to be asked about now and sets the next look, twice as far away each time. */
export function claimDueChecks(sql, table, { limit, firstGapMs, returning }) {
    return sql.rows(`UPDATE ${table} SET check_count = least(check_count + 1, ${MAX_COUNTED}),
            next_check_at = now() + least(make_interval(secs => $2 * power(2, least(check_count, 20))),
                                          interval '${MAX_GAP}')
      WHERE id IN (SELECT id FROM ${table} WHERE next_check_at <= now()
                    ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING ${returning}`, [limit, firstGapMs / 1000]);
}
//# sourceMappingURL=check-schedule.js.map