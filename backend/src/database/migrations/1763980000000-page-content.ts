import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages say becomes rows; the first of each page is written when a backend starts, from what the product is shipped with. */
export class PageContent1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM publications WHERE name LIKE 'page-content:%'`);
    await runner.query('DROP TABLE page_content_revisions');
  }
}
