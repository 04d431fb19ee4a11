/** What buyers' banks ask back. */
export class PaymentDisputes1764080000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE payment_disputes (
      id uuid CONSTRAINT payment_disputes_pkey PRIMARY KEY,
      razorpay_dispute_id text NOT NULL CONSTRAINT payment_disputes_razorpay_dispute_id UNIQUE,
      payment_id uuid NOT NULL CONSTRAINT payment_disputes_payment REFERENCES payments (id),
      razorpay_payment_id text NOT NULL,
      amount_paise integer NOT NULL,
      deducted_paise integer NOT NULL,
      currency text NOT NULL,
      phase text NOT NULL,
      reason_code text NOT NULL,
      reason text NOT NULL,
      status text NOT NULL,
      respond_by timestamptz,
      raised_at timestamptz NOT NULL,
      told_at timestamptz NOT NULL,
      ended_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT payment_disputes_status
        CHECK (status IN ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')),
      CONSTRAINT payment_disputes_amounts CHECK (amount_paise > 0 AND deducted_paise >= 0),
      CONSTRAINT payment_disputes_end CHECK ((status IN ('won', 'lost', 'closed')) = (ended_at IS NOT NULL))
    )`);
        await runner.query('CREATE INDEX payment_disputes_by_payment ON payment_disputes (payment_id)');
        await runner.query('CREATE INDEX payment_disputes_open ON payment_disputes (payment_id) WHERE ended_at IS NULL');
        await runner.query(`CREATE INDEX payment_disputes_lost ON payment_disputes (ended_at) WHERE status = 'lost'`);
    }
    async down(runner) {
        // Nothing else knows this kind.
        await runner.query(`DELETE FROM payment_flags WHERE kind = 'dispute'`);
        await runner.query('DROP TABLE payment_disputes');
    }
}
//# sourceMappingURL=1764080000000-payment-disputes.js.map