/** What editors meant to write once, so that a retry after a lost answer is no second article. */
export class ContentIntents1763735000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE content_intents (
        key uuid NOT NULL,
        content_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT content_intents_pkey PRIMARY KEY (key)
      )`);
    }
    async down(runner) {
        await runner.query('DROP TABLE content_intents');
    }
}
//# sourceMappingURL=1763735000000-content-intents.js.map