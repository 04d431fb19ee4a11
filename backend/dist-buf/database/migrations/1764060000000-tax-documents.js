/** Tax invoices and credit notes, their numbers, what the settings say for them, and where buyers live. */
export class TaxDocuments1764060000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE document_series (
      series text NOT NULL,
      financial_year text NOT NULL,
      last_serial integer NOT NULL,
      CONSTRAINT document_series_pkey PRIMARY KEY (series, financial_year)
    )`);
        await runner.query(`CREATE TABLE tax_documents (
      id uuid CONSTRAINT tax_documents_pkey PRIMARY KEY,
      kind text NOT NULL CONSTRAINT tax_documents_kind CHECK (kind IN ('invoice', 'credit_note')),
      payment_id uuid NOT NULL CONSTRAINT tax_documents_payment REFERENCES payments (id),
      refund_id uuid CONSTRAINT tax_documents_of_refund REFERENCES payment_refunds (id),
      invoice_id uuid CONSTRAINT tax_documents_invoice REFERENCES tax_documents (id),
      series text NOT NULL,
      financial_year text NOT NULL,
      serial integer NOT NULL,
      number text NOT NULL CONSTRAINT tax_documents_number UNIQUE,
      issued_at timestamptz NOT NULL,
      test boolean NOT NULL,
      seller_gstin text,
      buyer_gstin text,
      place_of_supply text,
      sac text,
      rate_percent numeric(5, 2),
      taxable_paise integer NOT NULL,
      cgst_paise integer NOT NULL,
      sgst_paise integer NOT NULL,
      igst_paise integer NOT NULL,
      total_paise integer NOT NULL,
      CONSTRAINT tax_documents_serial UNIQUE (series, financial_year, serial),
      CONSTRAINT tax_documents_refund UNIQUE (refund_id),
      CONSTRAINT tax_documents_credit CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL)),
      CONSTRAINT tax_documents_parts CHECK (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
      CONSTRAINT tax_documents_signs CHECK (total_paise > 0 AND taxable_paise >= 0
        AND cgst_paise >= 0 AND sgst_paise >= 0 AND igst_paise >= 0)
    )`);
        await runner.query('CREATE INDEX tax_documents_by_payment ON tax_documents (payment_id)');
        await runner.query('CREATE INDEX tax_documents_by_time ON tax_documents (issued_at, id)');
        await runner.query(`CREATE UNIQUE INDEX tax_documents_invoice_of ON tax_documents (payment_id) WHERE kind = 'invoice'`);
        await runner.query('ALTER TABLE payments ADD COLUMN billing_state text, ADD COLUMN buyer_gstin text');
        // What was published until now says nothing of tax: it gets what the product is shipped with, to be confirmed by the owner.
        await runner.query(`UPDATE business_revisions SET business = jsonb_set(business, '{legal,tax}',
         '{"sac": "999723", "ratePercent": 18, "invoicePrefix": "INV", "creditNotePrefix": "CRN"}')`);
    }
    async down(runner) {
        await runner.query(`UPDATE business_revisions SET business = business #- '{legal,tax}'`);
        await runner.query('ALTER TABLE payments DROP COLUMN billing_state, DROP COLUMN buyer_gstin');
        await runner.query('DROP TABLE tax_documents');
        await runner.query('DROP TABLE document_series');
    }
}
//# sourceMappingURL=1764060000000-tax-documents.js.map