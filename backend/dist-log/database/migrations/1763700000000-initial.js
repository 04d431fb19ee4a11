/** Users, activities, payments with their timeline and flags, the webhook inbox, mail and outbox. */
export class Initial1763700000000 {
    async up(runner) {
        await runner.query(`CREATE SEQUENCE receipt_numbers`);
        await runner.query(`CREATE TABLE activities (
        id uuid NOT NULL,
        email text NOT NULL,
        action text NOT NULL,
        feature text NOT NULL,
        route text NOT NULL,
        ip text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT activities_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX activities_newest ON activities (created_at)`);
        await runner.query(`CREATE TABLE users (
        id uuid NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        password_hash text,
        role text NOT NULL DEFAULT 'member',
        type text NOT NULL DEFAULT 'manual',
        email_verified_at timestamptz,
        token_version integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email UNIQUE (email),
        CONSTRAINT users_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE TABLE payments (
        id uuid NOT NULL,
        intent_key uuid NOT NULL,
        intent_hash text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        price_list text NOT NULL,
        training_type text NOT NULL,
        duration smallint NOT NULL,
        amount_paise integer NOT NULL,
        currency text NOT NULL DEFAULT 'INR',
        name text NOT NULL,
        email text NOT NULL,
        phone text,
        age smallint NOT NULL,
        gender text NOT NULL,
        buddy jsonb,
        razorpay_order_id text,
        razorpay_payment_id text,
        status_token text NOT NULL,
        receipt_number text,
        order_lease_until timestamptz,
        flagged boolean NOT NULL DEFAULT false,
        next_check_at timestamptz,
        check_count smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        completed_at timestamptz,
        CONSTRAINT payments_receipt_number UNIQUE (receipt_number),
        CONSTRAINT payments_razorpay_payment_id UNIQUE (razorpay_payment_id),
        CONSTRAINT payments_razorpay_order_id UNIQUE (razorpay_order_id),
        CONSTRAINT payments_status_token UNIQUE (status_token),
        CONSTRAINT payments_intent_key UNIQUE (intent_key),
        CONSTRAINT payments_amount CHECK (amount_paise > 0),
        CONSTRAINT payments_status CHECK (status IN ('pending', 'completed', 'failed', 'cancelled')),
        CONSTRAINT payments_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX payments_due_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL`);
        await runner.query(`CREATE INDEX payments_by_status ON payments (status, created_at)`);
        await runner.query(`CREATE INDEX payments_newest ON payments (created_at, id)`);
        await runner.query(`CREATE TABLE payment_events (
        id uuid NOT NULL,
        payment_id uuid NOT NULL,
        from_status text NOT NULL,
        to_status text NOT NULL,
        source text NOT NULL,
        razorpay_payment_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_events_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX payment_events_by_payment ON payment_events (payment_id, created_at)`);
        await runner.query(`CREATE TABLE payment_flags (
        id uuid NOT NULL,
        payment_id uuid NOT NULL,
        kind text NOT NULL,
        razorpay_payment_id text NOT NULL,
        amount_paise integer NOT NULL,
        currency text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_flags_once UNIQUE (payment_id, kind, razorpay_payment_id),
        CONSTRAINT payment_flags_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE TABLE razorpay_webhook_events (
        id uuid NOT NULL,
        event_id text NOT NULL,
        type text NOT NULL,
        payload json NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        applied_at timestamptz,
        outcome text,
        CONSTRAINT razorpay_webhook_events_event_id UNIQUE (event_id),
        CONSTRAINT razorpay_webhook_events_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE TABLE testimonials (
        id uuid NOT NULL,
        name text NOT NULL,
        profile text NOT NULL DEFAULT '',
        story text NOT NULL,
        full_story text NOT NULL,
        before_image text NOT NULL,
        after_image text NOT NULL,
        before_weight real NOT NULL,
        after_weight real NOT NULL,
        before_month text NOT NULL,
        after_month text NOT NULL,
        position integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT testimonials_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX testimonials_order ON testimonials (position, id)`);
        await runner.query(`CREATE TABLE mails (
        id uuid NOT NULL,
        key text NOT NULL,
        template text NOT NULL,
        to_email text NOT NULL,
        to_name text,
        data jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued',
        lease_until timestamptz,
        attempts smallint NOT NULL DEFAULT 0,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        CONSTRAINT mails_key UNIQUE (key),
        CONSTRAINT mails_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE TABLE outbox (
        id uuid NOT NULL,
        job text NOT NULL,
        payload jsonb NOT NULL,
        available_at timestamptz NOT NULL DEFAULT now(),
        attempts smallint NOT NULL DEFAULT 0,
        last_error text,
        dead_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT outbox_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX outbox_due ON outbox (available_at) WHERE dead_at IS NULL`);
        await runner.query(`ALTER TABLE payment_events ADD CONSTRAINT payment_events_payment FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE NO ACTION ON UPDATE NO ACTION`);
        await runner.query(`ALTER TABLE payment_flags ADD CONSTRAINT payment_flags_payment FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE NO ACTION ON UPDATE NO ACTION`);
    }
    async down(runner) {
        await runner.query(`DROP TABLE outbox, mails, testimonials, razorpay_webhook_events, payment_flags, payment_events, payments, users, activities`);
        await runner.query('DROP SEQUENCE receipt_numbers');
    }
}
//# sourceMappingURL=1763700000000-initial.js.map