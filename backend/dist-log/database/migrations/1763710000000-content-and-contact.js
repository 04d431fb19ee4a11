/** Articles, recipes, slugs that moved, and enquiries. */
export class ContentAndContact1763710000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE contact_messages (
        id uuid NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        number text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX contact_messages_newest ON contact_messages (created_at, id)`);
        await runner.query(`CREATE TABLE blogs (
        id uuid NOT NULL,
        slug text NOT NULL,
        title text NOT NULL,
        excerpt text NOT NULL,
        author text NOT NULL,
        category text NOT NULL,
        featured boolean NOT NULL DEFAULT false,
        picture jsonb NOT NULL,
        read_time text NOT NULL,
        likes integer NOT NULL DEFAULT 0,
        content text NOT NULL,
        draft boolean NOT NULL DEFAULT false,
        published_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT blogs_slug UNIQUE (slug),
        CONSTRAINT blogs_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX blogs_newest ON blogs (published_at, id)`);
        await runner.query(`CREATE TABLE recipes (
        id uuid NOT NULL,
        slug text NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        picture jsonb NOT NULL,
        category text NOT NULL DEFAULT 'veg',
        cuisines text[] NOT NULL DEFAULT '{}',
        serving smallint NOT NULL DEFAULT '1',
        yt_links text[] NOT NULL DEFAULT '{}',
        ingredients text[] NOT NULL DEFAULT '{}',
        steps text[] NOT NULL DEFAULT '{}',
        calories real NOT NULL DEFAULT 0,
        protein real NOT NULL DEFAULT 0,
        carbs real NOT NULL DEFAULT 0,
        fat real NOT NULL DEFAULT 0,
        prep_minutes smallint NOT NULL DEFAULT 0,
        rating real NOT NULL DEFAULT 0,
        reviews integer NOT NULL DEFAULT 0,
        position integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT recipes_slug UNIQUE (slug),
        CONSTRAINT recipes_pkey PRIMARY KEY (id)
      )`);
        await runner.query(`CREATE INDEX recipes_order ON recipes (position, id)`);
        await runner.query(`CREATE TABLE slug_redirects (
        kind text NOT NULL,
        slug text NOT NULL,
        target_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT slug_redirects_pkey PRIMARY KEY (kind, slug)
      )`);
        await runner.query(`ALTER TABLE mails ADD reply_to text`);
    }
    async down(runner) {
        await runner.query('ALTER TABLE mails DROP COLUMN reply_to');
        await runner.query('DROP TABLE slug_redirects, recipes, blogs, contact_messages');
    }
}
//# sourceMappingURL=1763710000000-content-and-contact.js.map