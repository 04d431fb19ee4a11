import { UnitOfWork } from '../unit-of-work.js';
/** Every publication, oldest kept for ever: the newest holds, any of them can be restored. */
export class Revisions {
    db;
    place;
    complete;
    /** Its name among what every process keeps in memory. */
    publication;
    selected;
    /** Takes the first parameter. */
    own;
    key;
    /**
     * @param complete what a process of an older release published does not have all that this one reads: during an update it may be
     *   the one that an owner speaks to
     */
    constructor(db, place, complete = (value) => value) {
        this.db = db;
        this.place = place;
        this.complete = complete;
        this.publication = place.publication;
        this.key = place.key?.value ?? null;
        this.own = place.key ? `${place.key.column} = $1` : '$1::text IS NULL';
        this.selected = `SELECT version, published_at AS "publishedAt", published_by AS "publishedBy",
      restored_from AS "restoredFrom", ${place.column} AS value FROM ${place.table} WHERE ${this.own}`;
    }
    /** The newest, and of others nobody can publish until `tx` has ended. */
    async lockLatest(tx) {
        await tx.rows('SELECT 1 FROM publications WHERE name = $1 FOR UPDATE', [this.publication]);
        return this.latest(tx);
    }
    async latest(sql = this.db) {
        const [newest] = await this.newest(1, sql);
        if (!newest)
            throw new Error(`${this.place.table} is empty: is the database migrated?`);
        return newest;
    }
    /** Newest first. */
    newest(limit, sql = this.db) {
        return this.read(sql, `${this.selected} ORDER BY version DESC LIMIT $2`, [this.key, limit]);
    }
    async find(sql, version) {
        const [found] = await this.read(sql, `${this.selected} AND version = $2`, [this.key, version]);
        return found;
    }
    /** What held at a moment; the first one for all moments before it. */
    async at(moment) {
        const [found] = await this.read(this.db, `${this.selected} ORDER BY published_at <= $2 DESC, CASE WHEN published_at <= $2 THEN -version ELSE version END LIMIT 1`, [this.key, moment]);
        if (!found)
            throw new Error(`${this.place.table} is empty: is the database migrated?`);
        return found;
    }
    async read(sql, text, values) {
        const rows = await sql.rows(text, values);
        return rows.map((row) => ({ ...row, value: this.complete(row.value) }));
    }
    async add(tx, revision) {
        const { version, publishedBy, restoredFrom, value } = revision;
        const { table, column, key } = this.place;
        const columns = ['version', 'published_by', 'restored_from', column, ...(key ? [key.column] : [])];
        const values = [version, publishedBy, restoredFrom, JSON.stringify(value), ...(key ? [key.value] : [])];
        await tx.rows(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`, values);
    }
    /** What was shipped is the first revision of a database that has none. */
    async addShipped(value) {
        const { table, column, key } = this.place;
        const [keyColumn, keyValue] = key ? [`, ${key.column}`, ', $1'] : ['', ''];
        await this.db.rows('INSERT INTO publications (name, version) VALUES ($1, 1) ON CONFLICT DO NOTHING', [
            this.publication,
        ]);
        await this.db.rows(`INSERT INTO ${table} (version, ${column}${keyColumn})
       SELECT 1, $2${keyValue} WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${this.own}) ON CONFLICT DO NOTHING`, [this.key, JSON.stringify(value)]);
    }
    /** Newest first, at most `limit`, each with what it changed. */
    async history(limit, changesBetween) {
        const revisions = await this.newest(limit + 1);
        return revisions.slice(0, limit).map(({ value, ...revision }, index) => {
            const before = revisions[index + 1]?.value;
            return { ...revision, changes: before ? changesBetween(before, value) : [] };
        });
    }
}
/** For the activity log: what was changed alone, by its name. */
export function inLines(changes) {
    const side = (of) => Object.fromEntries(changes.map((change) => [change.what, change[of]]));
    return { before: side('before'), after: side('after') };
}
//# sourceMappingURL=revisions.js.map