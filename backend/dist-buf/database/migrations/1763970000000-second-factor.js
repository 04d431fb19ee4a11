/** Two-step sign-in of those who work here, and which roles it is required of. */
export class SecondFactor1763970000000 {
    async up(runner) {
        await runner.query('ALTER TABLE users ADD has_second_factor boolean NOT NULL DEFAULT false');
        await runner.query(`CREATE TABLE totp_secrets (
        user_id uuid NOT NULL,
        sealed_secret bytea NOT NULL,
        last_step integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id)
      )`);
        await runner.query(`CREATE TABLE passkeys (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        CONSTRAINT passkeys_credential UNIQUE (credential_id),
        CONSTRAINT passkeys_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX passkeys_of_user ON passkeys (user_id)');
        await runner.query(`CREATE TABLE recovery_codes (
        user_id uuid NOT NULL,
        code_hash text NOT NULL,
        CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
      )`);
        await runner.query(`CREATE TABLE second_factor_policy (
        role text NOT NULL,
        required boolean NOT NULL,
        CONSTRAINT second_factor_policy_pkey PRIMARY KEY (role)
      )`);
        await runner.query(`INSERT INTO publications (name, version) VALUES ('second-factor-policy', 1)`);
    }
    async down(runner) {
        await runner.query(`DELETE FROM publications WHERE name = 'second-factor-policy'`);
        await runner.query('DROP TABLE second_factor_policy');
        await runner.query('DROP TABLE recovery_codes');
        await runner.query('DROP TABLE passkeys');
        await runner.query('DROP TABLE totp_secrets');
        await runner.query('ALTER TABLE users DROP has_second_factor');
    }
}
//# sourceMappingURL=1763970000000-second-factor.js.map