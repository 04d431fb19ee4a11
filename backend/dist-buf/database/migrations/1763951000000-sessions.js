/**
 * Sessions that their owners see and end one by one, and accounts that nobody signs in with. Tokens from before have no row and go on
 * being good until they end.
 */
export class Sessions1763951000000 {
    async up(runner) {
        await runner.query('ALTER TABLE users ADD deactivated_at timestamptz');
        await runner.query(`CREATE TABLE sessions (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        token_version integer NOT NULL,
        device text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT sessions_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at)');
        await runner.query('CREATE INDEX sessions_expiry ON sessions (expires_at)');
    }
    async down(runner) {
        await runner.query('DROP TABLE sessions');
        await runner.query('ALTER TABLE users DROP deactivated_at');
    }
}
//# sourceMappingURL=1763951000000-sessions.js.map