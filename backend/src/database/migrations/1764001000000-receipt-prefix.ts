import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What receipts begin with becomes a setting: every revision until now had this one. */
export class ReceiptPrefix1764001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE business_revisions SET business = jsonb_set(business, '{legal,receiptPrefix}', '"IB"')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE business_revisions SET business = business #- '{legal,receiptPrefix}'`);
  }
}
