/** Tokens whose holder signed out before they ended. */
export class RevokedTokens1763800000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE revoked_tokens (
        id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT revoked_tokens_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at)');
    }
    async down(runner) {
        await runner.query('DROP TABLE revoked_tokens');
    }
}
//# sourceMappingURL=1763800000000-revoked-tokens.js.map