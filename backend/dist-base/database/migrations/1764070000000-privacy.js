const MAILS_ABOUT_ACCOUNTS = `'verify-email', 'reset-password', 'account-exists', 'no-account-yet', 'password-changed',
  'second-factor', 'staff-invitation', 'purchase-link', 'test-mail'`;
const mailsRecords = (templates) => `CREATE INDEX mails_records ON mails (created_at)
  WHERE template IN (${templates}) AND (status = 'sent' OR dismissed_at IS NOT NULL)`;
/** What people agreed to, and who asked to be erased. */
export class Privacy1764070000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE consents (
        id uuid NOT NULL,
        email text NOT NULL,
        what text NOT NULL,
        words text NOT NULL,
        about text,
        source text NOT NULL,
        ip text,
        given_at timestamptz,
        withdrawn_at timestamptz,
        withdrawn_by text,
        CONSTRAINT consents_what CHECK (what IN ('terms', 'marketing', 'story')),
        CONSTRAINT consents_given_or_withdrawn CHECK (given_at IS NOT NULL OR withdrawn_at IS NOT NULL),
        CONSTRAINT consents_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX consents_of ON consents (email)');
        await runner.query('CREATE INDEX consents_about ON consents (about) WHERE about IS NOT NULL');
        await runner.query('CREATE INDEX consents_records ON consents (given_at) WHERE ip IS NOT NULL');
        await runner.query(`CREATE TABLE erasures (
        id uuid NOT NULL,
        email text,
        user_id uuid,
        email_hash text NOT NULL,
        key_id text NOT NULL,
        asked_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL,
        retry_at timestamptz,
        waits_for text,
        finished_at timestamptz,
        replay boolean NOT NULL DEFAULT false,
        CONSTRAINT erasures_asked_by CHECK (asked_by IN ('self', 'owner')),
        CONSTRAINT erasures_finished CHECK (finished_at IS NULL OR (email IS NULL AND user_id IS NULL)),
        CONSTRAINT erasures_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE UNIQUE INDEX erasures_open ON erasures (email) WHERE finished_at IS NULL');
        await runner.query('CREATE INDEX erasures_of_account ON erasures (user_id) WHERE finished_at IS NULL');
        await runner.query('CREATE INDEX erasures_hash ON erasures (email_hash)');
        await runner.query('DROP INDEX mails_records');
        await runner.query(mailsRecords(`${MAILS_ABOUT_ACCOUNTS}, 'erasure-scheduled'`));
        // Sessions begin in six places: whoever signs in has changed their mind.
        await runner.query(`CREATE FUNCTION sign_in_cancels_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM erasures WHERE user_id = NEW.user_id AND finished_at IS NULL AND asked_by = 'self';
        RETURN NULL;
      END $$`);
        await runner.query(`CREATE TRIGGER sign_in_cancels_erasure AFTER INSERT ON sessions
      FOR EACH ROW EXECUTE FUNCTION sign_in_cancels_erasure()`);
    }
    async down(runner) {
        await runner.query('DROP TRIGGER sign_in_cancels_erasure ON sessions');
        await runner.query('DROP FUNCTION sign_in_cancels_erasure');
        await runner.query('DROP INDEX mails_records');
        await runner.query(mailsRecords(MAILS_ABOUT_ACCOUNTS));
        await runner.query('DROP TABLE erasures, consents');
    }
}
//# sourceMappingURL=1764070000000-privacy.js.map