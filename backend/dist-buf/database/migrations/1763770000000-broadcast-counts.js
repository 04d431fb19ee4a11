/**
 * Counts that are kept with a broadcast that has ended. Nothing is filled in here: without them a broadcast is counted
 * when it is looked at, also one that the release before has ended, and the worker keeps them one broadcast at a time.
 */
export class BroadcastCounts1763770000000 {
    async up(runner) {
        await runner.query('ALTER TABLE broadcasts ADD COLUMN counts jsonb, ADD COLUMN counts_end timestamptz');
        await runner.query(`CREATE INDEX broadcasts_uncounted ON broadcasts (finished_at)
        WHERE finished_at IS NOT NULL AND NOT single AND counts_end IS DISTINCT FROM finished_at`);
    }
    async down(runner) {
        await runner.query('DROP INDEX broadcasts_uncounted');
        await runner.query('ALTER TABLE broadcasts DROP COLUMN counts, DROP COLUMN counts_end');
    }
}
//# sourceMappingURL=1763770000000-broadcast-counts.js.map