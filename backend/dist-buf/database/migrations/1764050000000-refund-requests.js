/** Buyers ask for refunds; the owner marks who was called and assessed, and keeps notes. */
export class RefundRequests1764050000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE refund_requests (
      id uuid CONSTRAINT refund_requests_pkey PRIMARY KEY,
      payment_id uuid NOT NULL CONSTRAINT refund_requests_payment REFERENCES payments (id),
      asked_by uuid NOT NULL,
      reason text NOT NULL,
      asked_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL,
      outcome text CONSTRAINT refund_requests_outcome CHECK (outcome IN ('refunded', 'refused', 'withdrawn')),
      closed_at timestamptz,
      answered_by text,
      answer text,
      refund_id uuid CONSTRAINT refund_requests_refund REFERENCES payment_refunds (id),
      CONSTRAINT refund_requests_closed CHECK ((outcome IS NULL) = (closed_at IS NULL)),
      CONSTRAINT refund_requests_refunded CHECK ((outcome = 'refunded') = (refund_id IS NOT NULL))
    )`);
        await runner.query('CREATE UNIQUE INDEX refund_requests_open ON refund_requests (payment_id) WHERE outcome IS NULL');
        await runner.query('CREATE INDEX refund_requests_by_payment ON refund_requests (payment_id, asked_at)');
        await runner.query(`CREATE TABLE payment_notes (
      id uuid CONSTRAINT payment_notes_pkey PRIMARY KEY,
      payment_id uuid NOT NULL CONSTRAINT payment_notes_payment REFERENCES payments (id) ON DELETE CASCADE,
      author_id uuid NOT NULL,
      author text NOT NULL,
      text text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
        await runner.query('CREATE INDEX payment_notes_by_payment ON payment_notes (payment_id, created_at)');
        await runner.query(`ALTER TABLE payments
      ADD COLUMN to_call boolean NOT NULL DEFAULT false,
      ADD COLUMN called_at timestamptz,
      ADD COLUMN called_by text,
      ADD COLUMN assessed_at timestamptz,
      ADD COLUMN assessed_by text`);
        await runner.query('CREATE INDEX payments_to_call ON payments (created_at, id) WHERE to_call');
        // Whoever bought in the last two days may still wait for the call; nobody knows whether older buyers had theirs.
        await runner.query(`UPDATE payments SET to_call = true
      WHERE status = 'completed' AND completed_at > now() - interval '48 hours'`);
    }
    async down(runner) {
        await runner.query(`ALTER TABLE payments DROP COLUMN to_call, DROP COLUMN called_at, DROP COLUMN called_by,
      DROP COLUMN assessed_at, DROP COLUMN assessed_by`);
        await runner.query('DROP TABLE payment_notes');
        await runner.query('DROP TABLE refund_requests');
    }
}
//# sourceMappingURL=1764050000000-refund-requests.js.map