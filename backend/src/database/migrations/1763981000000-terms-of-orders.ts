import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order remembers the version of the terms that it was made under; those from before have none. */
export class TermsOfOrders1763981000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD terms_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN terms_version');
  }
}
