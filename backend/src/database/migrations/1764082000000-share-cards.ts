import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of articles and recipes for social networks; the worker draws those of existing rows. */
export class ShareCards1764082000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE share_cards (
      id uuid CONSTRAINT share_cards_pkey PRIMARY KEY,
      kind text NOT NULL,
      target_id uuid NOT NULL CONSTRAINT share_cards_target UNIQUE,
      src text,
      made_of text,
      site text NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE share_cards');
  }
}
