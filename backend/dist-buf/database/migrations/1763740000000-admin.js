/**
 * Refunds, settled flags, an order's webhooks, and the indexes that answer the owner's lists.
 * `pg_trgm` is a trusted extension: whoever may create things in the database may create it.
 */
export class Admin1763740000000 {
    async up(runner) {
        await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
        await runner.query(`CREATE TABLE payment_refunds (
        id uuid NOT NULL,
        payment_id uuid NOT NULL,
        refund_key uuid NOT NULL,
        amount_paise integer NOT NULL,
        reason text NOT NULL,
        requested_by text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        razorpay_payment_id text NOT NULL,
        razorpay_refund_id text,
        error text,
        attempts smallint NOT NULL DEFAULT 0,
        lease_until timestamptz,
        next_check_at timestamptz,
        check_count smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz,
        failed_at timestamptz,
        CONSTRAINT payment_refunds_key UNIQUE (refund_key),
        CONSTRAINT payment_refunds_razorpay_refund_id UNIQUE (razorpay_refund_id),
        CONSTRAINT payment_refunds_status CHECK (status IN ('pending', 'processed', 'failed')),
        CONSTRAINT payment_refunds_amount CHECK (amount_paise > 0),
        CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
        CONSTRAINT payment_refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      )`);
        await runner.query('CREATE INDEX payment_refunds_by_payment ON payment_refunds (payment_id, created_at)');
        await runner.query(`CREATE INDEX payment_refunds_due_check ON payment_refunds (next_check_at) WHERE next_check_at IS NOT NULL`);
        await runner.query(`CREATE INDEX payment_refunds_processed ON payment_refunds (processed_at) INCLUDE (amount_paise)
        WHERE processed_at IS NOT NULL`);
        await runner.query('ALTER TABLE payment_flags ADD resolved_at timestamptz, ADD resolved_by text, ADD note text');
        await runner.query('ALTER TABLE razorpay_webhook_events ADD razorpay_order_id text');
        await runner.query('CREATE INDEX razorpay_webhook_events_by_order ON razorpay_webhook_events (razorpay_order_id, received_at)');
        // One index over the four fields that are searched; its fastupdate list would slow searches down.
        await runner.query(`CREATE INDEX payments_search ON payments USING gin
        (lower(E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone, '') || E'\\n' || coalesce(razorpay_order_id, '')) gin_trgm_ops)
        WITH (fastupdate = off)`);
        // More samples: by them the planner tells a rare name from a common one.
        await runner.query('ALTER INDEX payments_search ALTER COLUMN 1 SET STATISTICS 1000');
        await runner.query('DROP INDEX payments_by_status');
        await runner.query('CREATE INDEX payments_by_status ON payments (status, created_at, id)');
        await runner.query('CREATE INDEX payments_flagged ON payments (created_at, id) WHERE flagged');
        await runner.query(`CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise) WHERE completed_at IS NOT NULL`);
        // Purchases that never got an order: nothing looked at them so far.
        await runner.query(`UPDATE payments SET next_check_at = created_at + interval '24 hours'
        WHERE status = 'pending' AND razorpay_order_id IS NULL AND next_check_at IS NULL`);
        await runner.query(`CREATE INDEX contact_messages_search ON contact_messages USING gin
        (lower(name || E'\\n' || email || E'\\n' || number || E'\\n' || message) gin_trgm_ops) WITH (fastupdate = off)`);
        await runner.query('CREATE INDEX contact_messages_unread ON contact_messages (created_at, id) WHERE read_at IS NULL');
        await runner.query('CREATE INDEX mails_newest ON mails (created_at, id)');
        await runner.query(`CREATE INDEX mails_by_status ON mails
        ((CASE WHEN status = 'sending' THEN 'queued' ELSE status END), created_at, id)`);
        await runner.query(`CREATE INDEX mails_about ON mails (template, split_part(key, ':', 2))`);
        await runner.query(`CREATE INDEX activities_changes_of ON activities
        ((coalesce(changes->'after'->>'_id', changes->'before'->>'_id'))) WHERE changes IS NOT NULL`);
    }
    async down(runner) {
        await runner.query(`DROP INDEX activities_changes_of, mails_about, mails_by_status, mails_newest,
        contact_messages_unread, contact_messages_search, payments_revenue, payments_flagged, payments_by_status,
        payments_search, razorpay_webhook_events_by_order`);
        await runner.query('CREATE INDEX payments_by_status ON payments (status, created_at)');
        await runner.query('ALTER TABLE razorpay_webhook_events DROP COLUMN razorpay_order_id');
        await runner.query('ALTER TABLE payment_flags DROP COLUMN resolved_at, DROP COLUMN resolved_by, DROP COLUMN note');
        await runner.query('DROP TABLE payment_refunds');
        // The extension stays: something else in the database may use it by now.
    }
}
//# sourceMappingURL=1763740000000-admin.js.map