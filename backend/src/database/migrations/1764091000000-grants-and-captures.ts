import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a flag says of its case, retries of an order, and captures that do not fit their order. */
export class GrantsAndCaptures1764091000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD first_order_id uuid, ADD captured_paise integer');
    await runner.query(
      'CREATE INDEX payments_by_first_order ON payments (first_order_id) WHERE first_order_id IS NOT NULL',
    );
    await runner.query('ALTER TABLE payment_flags ADD detail text');
    await runner.query(`ALTER TABLE payment_refunds ADD currency text NOT NULL DEFAULT 'INR'`);
    // A capture that does not fit no longer leaves its payment pending.
    await runner.query(
      `WITH moved AS (
         UPDATE payments SET status = 'failed', offer_held_until = NULL, updated_at = now()
          WHERE status = 'pending' AND id IN (SELECT payment_id FROM payment_flags WHERE kind = 'amount_mismatch')
          RETURNING id)
       INSERT INTO payment_events (id, payment_id, from_status, to_status, source)
       SELECT gen_random_uuid(), id, 'pending', 'failed', 'reconciler' FROM moved`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM payment_flags WHERE kind IN ('granted_twice', 'not_first_purchase')`);
    await runner.query('ALTER TABLE payment_refunds DROP currency');
    await runner.query('ALTER TABLE payment_flags DROP detail');
    await runner.query('ALTER TABLE payments DROP first_order_id, DROP captured_paise');
  }
}
