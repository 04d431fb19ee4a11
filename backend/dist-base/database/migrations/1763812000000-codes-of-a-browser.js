/** A code belongs to the browser that asked for it, and a registration's code to that registration. */
export class CodesOfABrowser1763812000000 {
    async up(runner) {
        await runner.query(`ALTER TABLE account_codes
        ADD device text NOT NULL DEFAULT '',
        ADD stranger_tries smallint NOT NULL DEFAULT 0,
        ADD name text,
        ADD password_hash text,
        DROP CONSTRAINT account_codes_pkey,
        ADD CONSTRAINT account_codes_pkey PRIMARY KEY (email, purpose, device)`);
        // Codes that are under way go on being good for what was registered last.
        await runner.query(`UPDATE account_codes SET name = users.name, password_hash = users.password_hash
        FROM users
        WHERE users.email = account_codes.email AND purpose = 'verify-email' AND email_verified_at IS NULL`);
        await runner.query(`CREATE INDEX payments_buyers ON payments (lower(email)) WHERE status = 'completed'`);
    }
    async down(runner) {
        await runner.query('DROP INDEX payments_buyers');
        // Codes live for minutes: those that are lost here are asked for again.
        await runner.query('DELETE FROM account_codes');
        await runner.query(`ALTER TABLE account_codes
        DROP CONSTRAINT account_codes_pkey,
        DROP COLUMN device,
        DROP COLUMN stranger_tries,
        DROP COLUMN name,
        DROP COLUMN password_hash,
        ADD CONSTRAINT account_codes_pkey PRIMARY KEY (email, purpose)`);
    }
}
//# sourceMappingURL=1763812000000-codes-of-a-browser.js.map