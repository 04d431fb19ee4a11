import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When Razorpay last reported anything is asked every few seconds. */
export class Operations1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX razorpay_webhook_events_newest ON razorpay_webhook_events (received_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX razorpay_webhook_events_newest');
  }
}
