/** What Razorpay paid out, so that it can be held against what was sold. */
export class SettlementLines1764081000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE settlement_lines (
      settlement_id text NOT NULL,
      entity_id text NOT NULL,
      type text NOT NULL,
      debit_paise bigint NOT NULL,
      credit_paise bigint NOT NULL,
      amount_paise bigint NOT NULL,
      currency text NOT NULL,
      fee_paise bigint NOT NULL,
      tax_paise bigint NOT NULL,
      on_hold boolean NOT NULL,
      settled boolean NOT NULL,
      created_at timestamptz NOT NULL,
      settled_at timestamptz,
      utr text,
      payment_id text,
      order_id text,
      dispute_id text,
      method text,
      fetched_at timestamptz NOT NULL,
      CONSTRAINT settlement_lines_pkey PRIMARY KEY (settlement_id, entity_id)
    )`);
        await runner.query('CREATE INDEX settlement_lines_by_entity ON settlement_lines (entity_id)');
        await runner.query('CREATE INDEX settlement_lines_by_payment ON settlement_lines (payment_id) WHERE payment_id IS NOT NULL');
        await runner.query('CREATE INDEX settlement_lines_by_utr ON settlement_lines (utr) WHERE utr IS NOT NULL');
        await runner.query('CREATE INDEX settlement_lines_by_time ON settlement_lines (coalesce(settled_at, created_at))');
        await runner.query(`CREATE TABLE settlement_fetches (
      day date CONSTRAINT settlement_fetches_pkey PRIMARY KEY,
      holder uuid NOT NULL,
      lease_until timestamptz NOT NULL,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    )`);
    }
    async down(runner) {
        await runner.query('DROP TABLE settlement_fetches');
        await runner.query('DROP TABLE settlement_lines');
    }
}
//# sourceMappingURL=1764081000000-settlement-lines.js.map