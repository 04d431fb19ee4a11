/** Sales and refunds as one mail a day, for owners who want it so. */
export class OwnerDigest1764052000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE owner_mail_settings (
      id boolean CONSTRAINT owner_mail_settings_pkey PRIMARY KEY DEFAULT true,
      digest boolean NOT NULL DEFAULT false,
      CONSTRAINT owner_mail_settings_one CHECK (id)
    )`);
        await runner.query('INSERT INTO owner_mail_settings DEFAULT VALUES');
        await runner.query(`CREATE TABLE owner_digest_items (
      id uuid CONSTRAINT owner_digest_items_pkey PRIMARY KEY,
      kind text NOT NULL CONSTRAINT owner_digest_items_kind CHECK (kind IN ('sale', 'refund')),
      payment_id uuid NOT NULL CONSTRAINT owner_digest_items_payment REFERENCES payments (id),
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
        await runner.query(`CREATE TABLE owner_digests (
      day date CONSTRAINT owner_digests_pkey PRIMARY KEY,
      made_at timestamptz NOT NULL DEFAULT now(),
      mailed boolean NOT NULL
    )`);
    }
    async down(runner) {
        await runner.query('DROP TABLE owner_digests');
        await runner.query('DROP TABLE owner_digest_items');
        await runner.query('DROP TABLE owner_mail_settings');
    }
}
//# sourceMappingURL=1764052000000-owner-digest.js.map