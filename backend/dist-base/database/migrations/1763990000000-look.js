/** How the site looks becomes rows, and so does what was uploaded for it; the first revision is written when a backend or worker starts. */
export class Look1763990000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE look_revisions (
        version integer NOT NULL,
        published_by text,
        published_at timestamptz NOT NULL DEFAULT now(),
        look jsonb NOT NULL,
        restored_from integer,
        CONSTRAINT look_revisions_pkey PRIMARY KEY (version)
      )`);
        await runner.query(`CREATE TABLE look_files (
        id uuid NOT NULL,
        kind text NOT NULL,
        file jsonb NOT NULL,
        CONSTRAINT look_files_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`INSERT INTO publications (name, version) VALUES ('look', 1)`);
    }
    async down(runner) {
        await runner.query(`DELETE FROM publications WHERE name = 'look'`);
        await runner.query('DROP TABLE look_files');
        await runner.query('DROP TABLE look_revisions');
    }
}
//# sourceMappingURL=1763990000000-look.js.map