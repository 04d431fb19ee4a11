import { inDatabase } from '../support/database.ts';

/** Records a former slug of an article. */
export async function rememberOldSlug(old: string, slug: string): Promise<void> {
  await inDatabase(
    `INSERT INTO slug_redirects (kind, slug, target_id) SELECT 'blog', $1, id FROM blogs WHERE slug = $2`,
    [old, slug],
  );
}
