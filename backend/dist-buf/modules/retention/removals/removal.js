/** Whole rows of one table, found by `due`. */
export function wholeRows(kind, due, key = 'id') {
    const { from, at, where } = due;
    return {
        kind,
        due,
        remove: async (tx, cutoff, limit) => {
            const rows = await tx.rows(`DELETE FROM ${from} WHERE ${key} IN (
           SELECT ${key} FROM ${from} WHERE ${where} ORDER BY ${at} LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`, [cutoff, limit]);
            return rows.length;
        },
    };
}
/** Tells whoever keeps positions in a table that rows of its middle are gone (`KeysetPages`). */
export async function tellPages(tx, table) {
    await tx.rows('UPDATE publications SET version = version + 1 WHERE name = $1', [`rows-removed:${table}`]);
}
//# sourceMappingURL=removal.js.map