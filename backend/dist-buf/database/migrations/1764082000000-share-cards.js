/** Pictures of articles and recipes for social networks; the worker draws those of existing rows. */
export class ShareCards1764082000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE share_cards (
      id uuid CONSTRAINT share_cards_pkey PRIMARY KEY,
      kind text NOT NULL,
      target_id uuid NOT NULL CONSTRAINT share_cards_target UNIQUE,
      src text,
      made_of text,
      site text NOT NULL
    )`);
    }
    async down(runner) {
        await runner.query('DROP TABLE share_cards');
    }
}
//# sourceMappingURL=1764082000000-share-cards.js.map