/** One-time codes, accounts linked to Google, and the log's sign-ins. */
export class Accounts1763720000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE account_codes (
        email text NOT NULL,
        purpose text NOT NULL,
        request_id uuid NOT NULL,
        code_hash text NOT NULL,
        tries smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT account_codes_purpose CHECK (purpose IN ('verify-email', 'reset-password')),
        CONSTRAINT account_codes_pkey PRIMARY KEY (email, purpose)
      )`);
        await runner.query('CREATE INDEX account_codes_expiry ON account_codes (expires_at)');
        await runner.query('ALTER TABLE users ADD google_sub text');
        await runner.query('ALTER TABLE users ADD CONSTRAINT users_google_sub UNIQUE (google_sub)');
        await runner.query(`CREATE INDEX activities_sign_ins ON activities (created_at, id) WHERE action = 'Signed in'`);
    }
    async down(runner) {
        await runner.query('DROP INDEX activities_sign_ins');
        await runner.query('ALTER TABLE users DROP COLUMN google_sub');
        await runner.query('DROP TABLE account_codes');
    }
}
//# sourceMappingURL=1763720000000-accounts.js.map