import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tax invoices and credit notes are kept as PDF, as receipts are. */
export class TaxPapers1764061000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, ['receipt', 'invoice', 'credit_note']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM payment_documents WHERE kind <> 'receipt'`);
    await allow(runner, ['receipt']);
  }
}

async function allow(runner: QueryRunner, kinds: string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query(`ALTER TABLE payment_documents DROP CONSTRAINT payment_documents_kind,
    ADD CONSTRAINT payment_documents_kind CHECK (kind IN (${list}))`);
}
