/** What pages say becomes rows; the first of each page is written when a backend starts, from what the product is shipped with. */
export class PageContent1763980000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE page_content_revisions (
        page text NOT NULL,
        version integer NOT NULL,
        published_by text,
        published_at timestamptz NOT NULL DEFAULT now(),
        content jsonb NOT NULL,
        restored_from integer,
        CONSTRAINT page_content_revisions_pkey PRIMARY KEY (page, version)
      )`);
    }
    async down(runner) {
        await runner.query(`DELETE FROM publications WHERE name LIKE 'page-content:%'`);
        await runner.query('DROP TABLE page_content_revisions');
    }
}
//# sourceMappingURL=1763980000000-page-content.js.map