/** pay-1 and pay-2 as they were in the code of earlier releases; rupees. */
const TABLE = [
    ['individual', 3, 15_000, 30_000],
    ['individual', 6, 27_000, 40_000],
    ['individual', 12, 50_000, 80_000],
    ['buddy', 3, 25_000, 40_000],
    ['buddy', 6, 47_000, 80_000],
    ['buddy', 12, 88_000, 150_000],
];
const SIMPLE_PAYMENT_INDIVIDUAL_3 = 14_375;
/** Kinds, plans, their history and offers become rows; a payment keeps the name of its kind and what an offer took off. */
export class PlansAndOffers1763900000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE publications (
        name text NOT NULL,
        version integer NOT NULL,
        CONSTRAINT publications_pkey PRIMARY KEY (name)
      )`);
        await runner.query(`CREATE TABLE plan_kinds (
        key text NOT NULL,
        name text NOT NULL,
        text text NOT NULL,
        people smallint NOT NULL,
        position smallint NOT NULL,
        CONSTRAINT plan_kinds_people CHECK (people IN (1, 2)),
        CONSTRAINT plan_kinds_pkey PRIMARY KEY (key)
      )`);
        await runner.query(`CREATE TABLE plans (
        id uuid NOT NULL,
        price_list text NOT NULL,
        kind text NOT NULL,
        months smallint NOT NULL,
        price_paise integer NOT NULL,
        original_paise integer NOT NULL,
        position smallint NOT NULL,
        visible boolean NOT NULL DEFAULT true,
        most_chosen boolean NOT NULL DEFAULT false,
        CONSTRAINT plans_once UNIQUE (price_list, kind, months) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT plans_months CHECK (months > 0),
        CONSTRAINT plans_price CHECK (price_paise >= 100 AND original_paise >= price_paise),
        CONSTRAINT plans_pkey PRIMARY KEY (id),
        CONSTRAINT plans_kind FOREIGN KEY (kind) REFERENCES plan_kinds(key)
      )`);
        await runner.query(`CREATE TABLE plan_revisions (
        version integer NOT NULL,
        published_by text,
        published_at timestamptz NOT NULL DEFAULT now(),
        book jsonb NOT NULL,
        restored_from integer,
        CONSTRAINT plan_revisions_pkey PRIMARY KEY (version)
      )`);
        await runner.query(`CREATE TABLE offers (
        id uuid NOT NULL,
        code text,
        name text NOT NULL,
        percent smallint,
        amount_paise integer,
        starts_on date,
        ends_on date,
        plan_ids uuid[],
        max_uses integer,
        max_uses_per_email integer,
        first_purchase_only boolean NOT NULL DEFAULT false,
        active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT offers_discount CHECK ((percent IS NULL) <> (amount_paise IS NULL)),
        CONSTRAINT offers_percent CHECK (percent BETWEEN 1 AND 100),
        CONSTRAINT offers_amount CHECK (amount_paise > 0),
        CONSTRAINT offers_sale_ends CHECK (code IS NOT NULL OR ends_on IS NOT NULL),
        CONSTRAINT offers_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE UNIQUE INDEX offers_code ON offers (code) WHERE code IS NOT NULL');
        await runner.query(`ALTER TABLE payments
        ADD kind_name text,
        ADD offer_id uuid,
        ADD offer_name text,
        ADD offer_held_until timestamptz,
        ADD discount_paise integer NOT NULL DEFAULT 0`);
        await runner.query('CREATE INDEX payments_by_offer ON payments (offer_id, created_at) WHERE offer_id IS NOT NULL');
        await this.seed(runner);
    }
    async down(runner) {
        await runner.query('DROP INDEX payments_by_offer');
        await runner.query(`ALTER TABLE payments DROP kind_name, DROP offer_id, DROP offer_name, DROP offer_held_until,
         DROP discount_paise`);
        await runner.query('DROP TABLE offers, plan_revisions, plans, plan_kinds, publications');
    }
    async seed(runner) {
        await runner.query(`INSERT INTO publications (name, version) VALUES ('plans', 1)`);
        await runner.query(`INSERT INTO plan_kinds (key, name, text, people, position) VALUES
        ('individual', 'Individual', 'One coach, one plan, all yours.', 1, 0),
        ('buddy', 'Buddy', 'Two people, one price.', 2, 1)`);
        for (const list of ['training-programs', 'simple-payment']) {
            for (const [position, [kind, months, listed, original]] of TABLE.entries()) {
                const special = list === 'simple-payment' && position === 0;
                const price = special ? SIMPLE_PAYMENT_INDIVIDUAL_3 : listed;
                await runner.query(`INSERT INTO plans (id, price_list, kind, months, price_paise, original_paise, position)
           VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`, [list, kind, months, price * 100, original * 100, position]);
            }
        }
        await runner.query(`INSERT INTO plan_revisions (version, book) VALUES (1, jsonb_build_object(
        'kinds', (SELECT jsonb_agg(jsonb_build_object('key', key, 'name', name, 'text', text, 'people', people)
                                   ORDER BY position) FROM plan_kinds),
        'plans', (SELECT jsonb_agg(jsonb_build_object('id', id, 'priceList', price_list, 'kind', kind,
                                     'months', months, 'price', price_paise, 'originalPrice', original_paise,
                                     'visible', visible, 'mostChosen', most_chosen)
                                   ORDER BY price_list DESC, position) FROM plans)))`);
    }
}
//# sourceMappingURL=1763900000000-plans-and-offers.js.map