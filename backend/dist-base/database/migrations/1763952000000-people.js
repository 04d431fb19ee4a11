const STANDING = `CASE WHEN NEW.deactivated_at IS NOT NULL THEN 'deactivated'
           WHEN NEW.email_verified_at IS NULL THEN 'unverified'
           WHEN NEW.role <> 'member' THEN 'staff' ELSE 'member' END`;
/** One row for everybody with an account or a purchase, kept by triggers (docs/decisions/019). */
export class People1763952000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE people (
        id uuid NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        user_id uuid,
        standing text NOT NULL,
        since timestamptz NOT NULL,
        bought_at timestamptz,
        CONSTRAINT people_email UNIQUE (email),
        CONSTRAINT people_standing CHECK (standing IN ('buyer', 'unverified', 'member', 'staff', 'deactivated')),
        CONSTRAINT people_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`INSERT INTO people (id, email, name, user_id, standing, since)
      SELECT gen_random_uuid(), email, name, id, ${STANDING.replaceAll('NEW.', '')}, created_at FROM users`);
        await runner.query(`INSERT INTO people (id, email, name, standing, since, bought_at)
      SELECT DISTINCT ON (lower(email)) gen_random_uuid(), lower(email), name, 'buyer',
             min(coalesce(completed_at, created_at)) OVER whole, max(coalesce(completed_at, created_at)) OVER whole
        FROM payments WHERE status = 'completed'
      WINDOW whole AS (PARTITION BY lower(email))
       ORDER BY lower(email), created_at DESC
      ON CONFLICT (email) DO UPDATE
        SET since = least(people.since, excluded.since), bought_at = excluded.bought_at`);
        await runner.query('CREATE INDEX people_newest ON people (since, id)');
        await runner.query('CREATE INDEX people_buyers ON people (since, id) WHERE bought_at IS NOT NULL');
        await runner.query('CREATE INDEX people_by_standing ON people (standing, since, id)');
        // Of accounts that are gone: seldom asked for, and never without it.
        await runner.query('CREATE INDEX people_accounts ON people (user_id)');
        await runner.query(`CREATE INDEX people_search ON people USING gin (lower(E'\\n' || name || E'\\n' || email) gin_trgm_ops)`);
        await runner.query('ALTER INDEX people_search ALTER COLUMN 1 SET STATISTICS 1000');
        await runner.query(`CREATE FUNCTION people_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO people (id, email, name, user_id, standing, since)
        VALUES (gen_random_uuid(), NEW.email, NEW.name, NEW.id, ${STANDING}, NEW.created_at)
        ON CONFLICT (email) DO UPDATE
          -- The name of an account that nobody has proved may be anybody's.
          SET name = CASE WHEN NEW.email_verified_at IS NULL AND people.bought_at IS NOT NULL
                          THEN people.name ELSE excluded.name END,
              user_id = excluded.user_id, standing = excluded.standing, since = least(people.since, excluded.since);
        RETURN NULL;
      END $$`);
        await runner.query(`CREATE TRIGGER people_of_account
      AFTER INSERT OR UPDATE OF name, role, email_verified_at, deactivated_at ON users
      FOR EACH ROW EXECUTE FUNCTION people_of_account()`);
        await runner.query(`CREATE FUNCTION people_without_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM people WHERE user_id = OLD.id AND bought_at IS NULL;
        UPDATE people SET user_id = NULL, standing = 'buyer' WHERE user_id = OLD.id;
        RETURN NULL;
      END $$`);
        await runner.query(`CREATE TRIGGER people_without_account AFTER DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION people_without_account()`);
        await runner.query(`CREATE FUNCTION people_of_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE at timestamptz := coalesce(NEW.completed_at, NEW.created_at);
      BEGIN
        INSERT INTO people (id, email, name, standing, since, bought_at)
        VALUES (gen_random_uuid(), lower(NEW.email), NEW.name, 'buyer', at, at)
        ON CONFLICT (email) DO UPDATE
          SET name = CASE WHEN people.user_id IS NULL OR people.standing = 'unverified'
                          THEN excluded.name ELSE people.name END,
              since = least(people.since, excluded.since), bought_at = greatest(people.bought_at, excluded.bought_at);
        RETURN NULL;
      END $$`);
        await runner.query(`CREATE TRIGGER people_of_purchase AFTER INSERT OR UPDATE OF status ON payments
      FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION people_of_purchase()`);
        // What one person wrote, was sent and did.
        await runner.query('CREATE INDEX contact_messages_from ON contact_messages (lower(email), created_at)');
        await runner.query('CREATE INDEX mails_to ON mails (lower(to_email), created_at)');
        await runner.query(`CREATE INDEX activities_sign_ins_of ON activities (email, created_at)
      WHERE action IN ('Signed in', 'Sign-in failed', 'Sign-in refused')`);
    }
    async down(runner) {
        await runner.query('DROP INDEX activities_sign_ins_of, mails_to, contact_messages_from');
        await runner.query('DROP TRIGGER people_of_purchase ON payments');
        await runner.query('DROP TRIGGER people_without_account ON users');
        await runner.query('DROP TRIGGER people_of_account ON users');
        await runner.query('DROP FUNCTION people_of_purchase, people_without_account, people_of_account');
        await runner.query('DROP TABLE people');
    }
}
//# sourceMappingURL=1763952000000-people.js.map