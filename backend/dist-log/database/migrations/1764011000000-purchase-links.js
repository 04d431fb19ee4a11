/** Links that open a purchase to who bought it without an account. */
export class PurchaseLinks1764011000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE purchase_links (
        token_hash text NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT purchase_links_pkey PRIMARY KEY (token_hash)
      )`);
        await runner.query('CREATE INDEX purchase_links_old ON purchase_links (expires_at)');
    }
    async down(runner) {
        await runner.query('DROP TABLE purchase_links');
    }
}
//# sourceMappingURL=1764011000000-purchase-links.js.map