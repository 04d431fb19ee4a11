/** What an admin's write changed, and an order of the log that pages can be cut from. */
export class ActivityChanges1763715000000 {
    async up(runner) {
        await runner.query('ALTER TABLE activities ADD changes jsonb');
        await runner.query('DROP INDEX activities_newest');
        await runner.query('CREATE INDEX activities_newest ON activities (created_at, id)');
    }
    async down(runner) {
        await runner.query('DROP INDEX activities_newest');
        await runner.query('CREATE INDEX activities_newest ON activities (created_at)');
        await runner.query('ALTER TABLE activities DROP COLUMN changes');
    }
}
//# sourceMappingURL=1763715000000-activity-changes.js.map