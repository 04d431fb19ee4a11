/** What the backup writes down when it is whole, so that a metric can say how long ago that was. */
export class LastBackup1763790000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE last_backup (
        one_row boolean NOT NULL DEFAULT true,
        finished_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT last_backup_pkey PRIMARY KEY (one_row),
        CONSTRAINT last_backup_one_row CHECK (one_row)
      )`);
        await runner.query('INSERT INTO last_backup DEFAULT VALUES');
    }
    async down(runner) {
        await runner.query('DROP TABLE last_backup');
    }
}
//# sourceMappingURL=1763790000000-last-backup.js.map