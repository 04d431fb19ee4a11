import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which widths the pictures inside an article are there, so that a phone gets a small one. Asking for it at every reading took half as long as the article. */
export class ArticlePictureWidths1764085000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blogs ADD content_widths jsonb');
    await runner.query(`
      UPDATE blogs SET content_widths = shown.widths
        FROM (SELECT blogs.id, jsonb_object_agg(media.id, own.widths) AS widths
                FROM blogs
                JOIN media_uses ON owner_id = blogs.id
                JOIN media ON media.id = media_id AND strpos(content, '/uploads/' || media_id || '/') > 0
               CROSS JOIN LATERAL (
                     SELECT jsonb_agg(width ORDER BY width) AS widths
                       FROM (SELECT substring(file FROM '^picture-(\\d+)\\.webp$')::int AS width FROM unnest(files) AS file) AS each
                      WHERE width IS NOT NULL) AS own
               WHERE own.widths IS NOT NULL
               GROUP BY blogs.id) AS shown
       WHERE blogs.id = shown.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blogs DROP content_widths');
  }
}
