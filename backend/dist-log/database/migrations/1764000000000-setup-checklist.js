/** How far a new site is set up, and whether any backup was ever made. */
export class SetupChecklist1764000000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE setup_items (
        id text NOT NULL,
        done_at timestamptz,
        skipped_at timestamptz,
        skipped_by text,
        tested_at timestamptz,
        dkim_selector text,
        CONSTRAINT setup_items_pkey PRIMARY KEY (id)
      )`);
        // The row says since when the first backup is awaited: only one that was changed later speaks of a backup.
        await runner.query('ALTER TABLE last_backup ADD COLUMN awaited_since timestamptz');
        await runner.query("UPDATE last_backup SET awaited_since = finished_at WHERE finished_at > now() - interval '1 minute'");
    }
    async down(runner) {
        await runner.query('ALTER TABLE last_backup DROP COLUMN awaited_since');
        await runner.query('DROP TABLE setup_items');
    }
}
//# sourceMappingURL=1764000000000-setup-checklist.js.map