import pg from 'pg';

/** Writes down that the article was once at `old`, as a change of its slug does. */
export async function rememberOldSlug(old: string, slug: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO slug_redirects (kind, slug, target_id) SELECT 'blog', $1, id FROM blogs WHERE slug = $2`,
      [old, slug],
    );
  } finally {
    await client.end();
  }
}
