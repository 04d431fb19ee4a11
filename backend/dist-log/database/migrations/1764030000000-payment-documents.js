/** Papers of payments, receipts to begin with. */
export class PaymentDocuments1764030000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE payment_documents (
      id uuid CONSTRAINT payment_documents_pkey PRIMARY KEY,
      payment_id uuid NOT NULL CONSTRAINT payment_documents_payment REFERENCES payments (id),
      kind text NOT NULL CONSTRAINT payment_documents_kind CHECK (kind IN ('receipt')),
      number text NOT NULL,
      pdf bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT payment_documents_number UNIQUE (kind, number)
    )`);
        await runner.query('CREATE INDEX payment_documents_by_payment ON payment_documents (payment_id, kind)');
        // A PDF is compressed already.
        await runner.query('ALTER TABLE payment_documents ALTER COLUMN pdf SET STORAGE EXTERNAL');
    }
    async down(runner) {
        await runner.query('DROP TABLE payment_documents');
    }
}
//# sourceMappingURL=1764030000000-payment-documents.js.map