import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which payments were made with a test key; the index that adds revenue up knows it, too. */
export class TestPayments1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD test boolean NOT NULL DEFAULT false');
    await runner.query('DROP INDEX payments_revenue');
    await runner.query(
      `CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise, test)
        WHERE completed_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_revenue');
    await runner.query(
      `CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise) WHERE completed_at IS NOT NULL`,
    );
    await runner.query('ALTER TABLE payments DROP test');
  }
}
