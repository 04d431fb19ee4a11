/** Who runs the site becomes rows; the first is written when a backend or worker starts, from what the product is shipped with. */
export class Business1763960000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE business_revisions (
        version integer NOT NULL,
        published_by text,
        published_at timestamptz NOT NULL DEFAULT now(),
        business jsonb NOT NULL,
        restored_from integer,
        CONSTRAINT business_revisions_pkey PRIMARY KEY (version)
      )`);
        await runner.query(`INSERT INTO publications (name, version) VALUES ('business', 1)`);
    }
    async down(runner) {
        await runner.query(`DELETE FROM publications WHERE name = 'business'`);
        await runner.query('DROP TABLE business_revisions');
    }
}
//# sourceMappingURL=1763960000000-business.js.map