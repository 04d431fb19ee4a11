/** Any number of instances may start at once: only one migrates, the others wait for it. */
const MIGRATION_LOCK = 7_301_995;
/** @param dataSource made for migrations. @returns the names of those that were run, in their order */
export async function migrate(dataSource) {
    const lock = dataSource.createQueryRunner();
    try {
        // However long the one who migrates takes.
        await lock.query('SET lock_timeout = 0');
        await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
        const done = await dataSource.runMigrations({ transaction: 'each' });
        return done.map(({ name }) => name);
    }
    finally {
        await lock.release();
    }
}
//# sourceMappingURL=migrate.js.map