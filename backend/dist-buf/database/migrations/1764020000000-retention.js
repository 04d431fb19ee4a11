/** The words that were shipped, and the placeholders that say the same. */
const WORDS = [
    ['Purchases and receipts: eight years, as', 'Purchases and receipts: {keep purchases}, as'],
    ['Messages: two years.', 'Messages: {keep messages}.'],
    ['technical records: at most one year.', 'technical records: at most {keep records}.'],
];
const TABLES = ['activities', 'payments'];
/** How long data is kept becomes rows, and what is past its time can be found without reading the rest. */
export class Retention1764020000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE retention_revisions (
        version integer NOT NULL,
        published_by text,
        published_at timestamptz NOT NULL DEFAULT now(),
        retention jsonb NOT NULL,
        restored_from integer,
        CONSTRAINT retention_revisions_pkey PRIMARY KEY (version)
      )`);
        await runner.query(`CREATE TABLE retention_runs (
        night date NOT NULL,
        holder uuid NOT NULL,
        lease_until timestamptz NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        removed jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT retention_runs_pkey PRIMARY KEY (night)
      )`);
        await runner.query(`INSERT INTO publications (name, version) VALUES ('retention', 1)`);
        for (const table of TABLES) {
            await runner.query('INSERT INTO publications (name, version) VALUES ($1, 1)', [
                `rows-removed:${table}`,
            ]);
        }
        await runner.query('ALTER TABLE razorpay_webhook_events ADD COLUMN body_removed_at timestamptz');
        await runner.query('ALTER TABLE broadcasts ADD COLUMN recipients_removed_at timestamptz');
        await runner.query(`CREATE INDEX razorpay_webhook_events_bodies ON razorpay_webhook_events (received_at)
      WHERE body_removed_at IS NULL`);
        await runner.query('CREATE INDEX broadcasts_ended ON broadcasts (finished_at) WHERE finished_at IS NOT NULL');
        await runner.query(`CREATE INDEX activities_records ON activities (created_at)
      WHERE ip IS NOT NULL OR action IN ('Signed in', 'Sign-in failed', 'Sign-in refused', 'Signed out',
        'Signed out everywhere', 'Session ended', 'Second step guessed at', 'Recovery code used')`);
        await runner.query(`CREATE INDEX mails_records ON mails (created_at)
      WHERE template IN ('verify-email', 'reset-password', 'account-exists', 'no-account-yet', 'password-changed',
        'second-factor', 'staff-invitation', 'purchase-link', 'test-mail') AND (status = 'sent' OR dismissed_at IS NOT NULL)`);
        // The privacy page says its numbers from the table; where the owner has rewritten it, the words are hers.
        for (const [words, placeholder] of WORDS) {
            await runner.query(`UPDATE page_content_revisions SET content = replace(content::text, $1, $2)::jsonb
          WHERE page = 'privacy' AND published_by IS NULL`, [words, placeholder]);
        }
    }
    async down(runner) {
        for (const [words, placeholder] of WORDS) {
            await runner.query(`UPDATE page_content_revisions SET content = replace(content::text, $2, $1)::jsonb
          WHERE page = 'privacy' AND published_by IS NULL`, [words, placeholder]);
        }
        await runner.query('DROP INDEX mails_records, activities_records, broadcasts_ended, razorpay_webhook_events_bodies');
        await runner.query('ALTER TABLE broadcasts DROP COLUMN recipients_removed_at');
        await runner.query('ALTER TABLE razorpay_webhook_events DROP COLUMN body_removed_at');
        await runner.query(`DELETE FROM publications WHERE name IN ('retention', 'rows-removed:activities', 'rows-removed:payments')`);
        await runner.query('DROP TABLE retention_runs, retention_revisions');
    }
}
//# sourceMappingURL=1764020000000-retention.js.map