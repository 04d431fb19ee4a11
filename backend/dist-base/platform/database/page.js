/**
 * One page, and how many rows there are: for tables that are counted whole at no cost (others: counted.ts). One statement, unless
 * the page is past the last.
 */
export async function pageOf(db, { name, select, from, orderBy, parameters = [] }, page, limit) {
    const next = parameters.length + 1;
    const count = `SELECT count(*)::int AS "rowCount" FROM ${from}`;
    // Each row has it beside its own columns, under a name that none of them has.
    const text = `SELECT ${select}, (${count}) AS "rowCount" FROM ${from} ORDER BY ${orderBy} LIMIT $${next} OFFSET $${next + 1}`;
    const values = [...parameters, limit, (page - 1) * limit];
    const rows = await (name === undefined
        ? db.rows(text, values)
        : db.prepared(name, text, values));
    const [counted] = rows.length > 0 || page === 1 ? rows : await db.rows(count, parameters);
    return { rows, total: counted?.rowCount ?? 0 };
}
//# sourceMappingURL=page.js.map