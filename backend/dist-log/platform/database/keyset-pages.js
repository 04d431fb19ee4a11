/** Rows between two checkpoints: counting or skipping as many costs a millisecond or two. */
const INTERVAL = 5_000;
/** Rows that one statement measures, so that none runs into the database's time-out. */
const BATCH_ROWS = 40 * INTERVAL;
/** Now and then everything is read anew, whatever happened meanwhile. */
const REFRESH_AFTER_MS = 3_600_000;
/**
 * A row carries the time at which its transaction began, and no transaction outlives the database's
 * timeouts (seconds): what is older than this is complete.
 */
const SETTLED = `now() - interval '5 minutes'`;
const DAY_MS = 86_400_000;
const START = {
    position: 0,
    createdAt: '-infinity',
    epochMs: Number.NEGATIVE_INFINITY,
    id: '00000000-0000-0000-0000-000000000000',
};
/**
 * Cuts pages from a table that grows at its end and has an index on (created_at, id). Every
 * 5,000th row is remembered until rows are removed (`rows-removed:<table>` of `publications` counts how often), and only the way from there is counted or skipped: exact totals and pages
 * anywhere in millions of rows, whole or between two days, cost a few milliseconds. Each process
 * reads its own, in the background but for the first time.
 */
export class KeysetPages {
    db;
    table;
    checkpoints = [];
    refreshedAt = Number.NEGATIVE_INFINITY;
    refreshing;
    /** As it was when the checkpoints were read. */
    removals;
    constructor(db, table) {
        this.db = db;
        this.table = table;
    }
    /** Reads them ahead, in the background, so that nobody waits for it. */
    prepare() {
        this.refresh().catch(() => undefined);
    }
    /** The ids of one page, newest first, and how many rows there are in the range. */
    async page(range, page, limit) {
        await this.forgetRemoved();
        if (this.refreshedAt === Number.NEGATIVE_INFINITY)
            await this.refresh();
        const since = range.from ? startOfDay(range.from) : Number.NEGATIVE_INFINITY;
        const until = range.to ? startOfDay(range.to) + DAY_MS : Number.POSITIVE_INFINITY;
        const [first, end] = await Promise.all([this.rowsBefore(since), this.rowsBefore(until)]);
        this.refreshWhenStale(end);
        const total = Math.max(0, end - first);
        const skip = (page - 1) * limit;
        const take = Math.min(limit, total - skip);
        if (take <= 0)
            return { ids: [], total };
        const ids = skip <= INTERVAL
            ? await this.newestOf(since, until, skip, take)
            : await this.pageAfter(end - skip - take, take);
        return { ids, total };
    }
    /** Positions are those of rows that are there: once some are gone, all of them are counted anew. */
    async forgetRemoved() {
        const [row] = await this.db.rows('SELECT version FROM publications WHERE name = $1', [`rows-removed:${this.table}`]);
        if (row?.version === this.removals)
            return;
        await this.refreshing?.catch(() => undefined);
        this.removals = row?.version;
        this.refreshedAt = Number.NEGATIVE_INFINITY;
    }
    async newestOf(since, until, skip, take) {
        return this.ids(`SELECT id FROM ${this.table} WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz
        ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`, [instant(since), instant(until), take, skip]);
    }
    /** Rows from the `nth` on, the oldest being 0; newest first. */
    async pageAfter(nth, take) {
        const checkpoint = this.checkpoints.findLast(({ position }) => position <= nth) ?? START;
        const ids = await this.ids(`SELECT id FROM ${this.table} WHERE (created_at, id) > ($1::timestamptz, $2::uuid)
        ORDER BY created_at, id LIMIT $3 OFFSET $4`, [checkpoint.createdAt, checkpoint.id, take, nth - checkpoint.position]);
        return ids.toReversed();
    }
    async ids(text, parameters) {
        return (await this.db.rows(text, parameters)).map(({ id }) => id);
    }
    async rowsBefore(epochMs) {
        if (epochMs === Number.NEGATIVE_INFINITY)
            return 0;
        const checkpoint = this.checkpoints.findLast((one) => one.epochMs < epochMs) ?? START;
        const [row] = await this.db.rows(`SELECT count(*)::int AS n FROM ${this.table}
        WHERE (created_at, id) > ($1::timestamptz, $2::uuid) AND created_at < $3::timestamptz`, [checkpoint.createdAt, checkpoint.id, instant(epochMs)]);
        return checkpoint.position + (row?.n ?? 0);
    }
    refreshWhenStale(rows) {
        const old = Date.now() - this.refreshedAt > REFRESH_AFTER_MS;
        const behind = rows - (this.checkpoints.at(-1)?.position ?? 0) > 2 * INTERVAL;
        // It only saves time: should it fail, the next look tries again.
        if (old || behind)
            this.prepare();
    }
    refresh() {
        this.refreshing ??= this.readCheckpoints().finally(() => (this.refreshing = undefined));
        return this.refreshing;
    }
    async readCheckpoints() {
        const anew = Date.now() - this.refreshedAt > REFRESH_AFTER_MS;
        const checkpoints = anew ? [] : [...this.checkpoints];
        let found;
        do {
            const from = checkpoints.at(-1) ?? START;
            found = await this.db.rows(`SELECT (n + $3::int)::int AS position, created_at::text AS "createdAt", id,
                floor(extract(epoch FROM created_at) * 1000)::float8 AS "epochMs"
           FROM (SELECT row_number() OVER (ORDER BY created_at, id) AS n, created_at, id
                   FROM (SELECT created_at, id FROM ${this.table}
                          WHERE (created_at, id) > ($1::timestamptz, $2::uuid) AND created_at < ${SETTLED}
                          ORDER BY created_at, id LIMIT ${BATCH_ROWS}) AS batch) AS numbered
          WHERE n % ${INTERVAL} = 0 ORDER BY n`, [from.createdAt, from.id, from.position]);
            checkpoints.push(...found);
        } while (found.length * INTERVAL === BATCH_ROWS);
        this.checkpoints = checkpoints;
        if (anew)
            this.refreshedAt = Date.now();
    }
}
function startOfDay(day) {
    return Date.parse(`${day}T00:00:00+05:30`);
}
function instant(epochMs) {
    if (Number.isFinite(epochMs))
        return new Date(epochMs).toISOString();
    return epochMs > 0 ? 'infinity' : '-infinity';
}
//# sourceMappingURL=keyset-pages.js.map