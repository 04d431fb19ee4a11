/** A message that was written from a payment names it. */
export class MessagesAboutPayments1764051000000 {
    async up(runner) {
        await runner.query(`ALTER TABLE contact_messages ADD COLUMN payment_id uuid
      CONSTRAINT contact_messages_payment REFERENCES payments (id) ON DELETE SET NULL`);
        await runner.query('CREATE INDEX contact_messages_about ON contact_messages (payment_id) WHERE payment_id IS NOT NULL');
    }
    async down(runner) {
        await runner.query('ALTER TABLE contact_messages DROP COLUMN payment_id');
    }
}
//# sourceMappingURL=1764051000000-messages-about-payments.js.map