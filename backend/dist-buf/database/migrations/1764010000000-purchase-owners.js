/** Of our advisory locks: a purchase that completes and an account that is proved, of one address, wait for each other. */
const LOCK = 7_407;
/** So many addresses share a lock at most: a statement that completes a million payments holds no more locks than that. */
const LOCKS = 1_024;
const BUDDY = `lower(buddy->>'email')`;
/** A completed purchase belongs to the verified account of its address (docs/decisions/021). */
export class PurchaseOwners1764010000000 {
    async up(runner) {
        await runner.query('ALTER TABLE payments ADD COLUMN owner_id uuid, ADD COLUMN buddy_owner_id uuid');
        await runner.query(`CREATE INDEX payments_buddies ON payments (${BUDDY}) WHERE status = 'completed' AND buddy IS NOT NULL`);
        await runner.query(`UPDATE payments SET owner_id = u.id FROM users u
      WHERE u.email = lower(payments.email) AND u.email_verified_at IS NOT NULL AND payments.status = 'completed'`);
        await runner.query(`UPDATE payments SET buddy_owner_id = u.id FROM users u
      WHERE u.email = ${BUDDY} AND ${BUDDY} <> lower(payments.email) AND u.email_verified_at IS NOT NULL
        AND payments.status = 'completed'`);
        await runner.query('CREATE INDEX payments_by_owner ON payments (owner_id, created_at, id) WHERE owner_id IS NOT NULL');
        await runner.query('CREATE INDEX payments_by_buddy_owner ON payments (buddy_owner_id, created_at, id) WHERE buddy_owner_id IS NOT NULL');
        await runner.query(`CREATE FUNCTION lock_addresses(addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE bucket int;
      BEGIN
        -- In one order, so that two who lock the same two never wait for one another.
        FOR bucket IN SELECT DISTINCT hashtext(address) & ${LOCKS - 1} FROM unnest(addresses) address
                       WHERE address IS NOT NULL ORDER BY 1 LOOP
          PERFORM pg_advisory_xact_lock(${LOCK}, bucket);
        END LOOP;
      END $$`);
        await runner.query(`CREATE FUNCTION payment_finds_owners() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        buyer text := lower(NEW.email);
        companion text := nullif(lower(NEW.buddy->>'email'), buyer);
      BEGIN
        PERFORM lock_addresses(ARRAY[buyer, companion]);
        IF NEW.owner_id IS NULL THEN
          NEW.owner_id := (SELECT id FROM users WHERE email = buyer AND email_verified_at IS NOT NULL);
        END IF;
        IF companion IS NOT NULL AND NEW.buddy_owner_id IS NULL THEN
          NEW.buddy_owner_id := (SELECT id FROM users WHERE email = companion AND email_verified_at IS NOT NULL);
        END IF;
        RETURN NEW;
      END $$`);
        await runner.query(`CREATE TRIGGER payment_finds_owners BEFORE INSERT OR UPDATE OF status ON payments
      FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION payment_finds_owners()`);
        await runner.query(`CREATE FUNCTION account_claims_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM lock_addresses(ARRAY[NEW.email]);
        UPDATE payments SET owner_id = NEW.id
         WHERE lower(email) = NEW.email AND status = 'completed' AND owner_id IS NULL;
        UPDATE payments SET buddy_owner_id = NEW.id
         WHERE ${BUDDY} = NEW.email AND status = 'completed' AND buddy IS NOT NULL AND buddy_owner_id IS NULL
           AND lower(email) <> NEW.email;
        RETURN NULL;
      END $$`);
        // Before people_of_account, as triggers go by name: of address and person, payments lock the address first as well.
        await runner.query(`CREATE TRIGGER account_claims_purchases AFTER INSERT OR UPDATE OF email_verified_at ON users
      FOR EACH ROW WHEN (NEW.email_verified_at IS NOT NULL) EXECUTE FUNCTION account_claims_purchases()`);
        await runner.query(`CREATE FUNCTION account_leaves_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE payments SET owner_id = NULL WHERE owner_id = OLD.id;
        UPDATE payments SET buddy_owner_id = NULL WHERE buddy_owner_id = OLD.id;
        RETURN NULL;
      END $$`);
        await runner.query(`CREATE TRIGGER account_leaves_purchases AFTER DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION account_leaves_purchases()`);
    }
    async down(runner) {
        await runner.query('DROP TRIGGER account_leaves_purchases ON users');
        await runner.query('DROP TRIGGER account_claims_purchases ON users');
        await runner.query('DROP TRIGGER payment_finds_owners ON payments');
        await runner.query('DROP FUNCTION account_leaves_purchases, account_claims_purchases, payment_finds_owners, lock_addresses');
        await runner.query('DROP INDEX payments_by_buddy_owner, payments_by_owner, payments_buddies');
        await runner.query('ALTER TABLE payments DROP COLUMN owner_id, DROP COLUMN buddy_owner_id');
    }
}
//# sourceMappingURL=1764010000000-purchase-owners.js.map