import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAYMENTS = (phone: string) =>
  `CREATE INDEX payments_search ON payments USING gin
    (lower(E'\\n' || name || E'\\n' || email || E'\\n' || ${phone} || E'\\n' || coalesce(razorpay_order_id, '')) gin_trgm_ops)
    WITH (fastupdate = on, gin_pending_list_limit = 1024)`;
const MESSAGES = (number: string) =>
  `CREATE INDEX contact_messages_search ON contact_messages USING gin
    (lower(name || E'\\n' || email || E'\\n' || ${number} || E'\\n' || message) gin_trgm_ops) WITH (fastupdate = off)`;

async function create(runner: QueryRunner, phone: string, number: string): Promise<void> {
  await runner.query('DROP INDEX payments_search, contact_messages_search');
  await runner.query(PAYMENTS(phone));
  await runner.query('ALTER INDEX payments_search ALTER COLUMN 1 SET STATISTICS 1000');
  await runner.query(MESSAGES(number));
}

/** Phone numbers are found by their digits, however they were typed: the two search indexes hold the digits alone. */
export class PhonesByDigits1764094100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const digitsOf = (column: string) => `translate(coalesce(${column}, ''), ' +-().–/', '')`;
    await create(runner, digitsOf('phone'), digitsOf('number'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, `coalesce(phone, '')`, 'number');
  }
}
