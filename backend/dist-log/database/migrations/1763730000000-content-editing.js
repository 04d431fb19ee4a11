/** Versions that two editors meet at, drafts of recipes and stories, consent, and uploaded pictures. */
export class ContentEditing1763730000000 {
    async up(runner) {
        await runner.query('ALTER TABLE blogs ADD version integer NOT NULL DEFAULT 1');
        await runner.query(`ALTER TABLE recipes ADD version integer NOT NULL DEFAULT 1,
        ADD draft boolean NOT NULL DEFAULT false`);
        await runner.query(`ALTER TABLE testimonials ADD version integer NOT NULL DEFAULT 1,
        ADD draft boolean NOT NULL DEFAULT false,
        ADD before_picture jsonb,
        ADD after_picture jsonb,
        ADD consent_date date,
        ADD updated_at timestamptz NOT NULL DEFAULT now()`);
        await runner.query('CREATE INDEX slug_redirects_target ON slug_redirects (target_id)');
        await runner.query(`CREATE TABLE media (
        id uuid NOT NULL,
        files text[] NOT NULL,
        removing_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT media_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX media_oldest ON media (created_at)');
        await runner.query(`CREATE TABLE media_uses (
        media_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        CONSTRAINT media_uses_pkey PRIMARY KEY (media_id, owner_id),
        CONSTRAINT media_uses_media FOREIGN KEY (media_id) REFERENCES media (id) ON DELETE CASCADE
      )`);
        await runner.query('CREATE INDEX media_uses_owner ON media_uses (owner_id)');
    }
    async down(runner) {
        await runner.query('DROP TABLE media_uses, media');
        await runner.query('DROP INDEX slug_redirects_target');
        await runner.query(`ALTER TABLE testimonials DROP COLUMN version, DROP COLUMN draft, DROP COLUMN before_picture,
        DROP COLUMN after_picture, DROP COLUMN consent_date, DROP COLUMN updated_at`);
        await runner.query('ALTER TABLE recipes DROP COLUMN version, DROP COLUMN draft');
        await runner.query('ALTER TABLE blogs DROP COLUMN version');
    }
}
//# sourceMappingURL=1763730000000-content-editing.js.map