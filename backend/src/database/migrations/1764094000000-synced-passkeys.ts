import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys know whether they are on several devices. Of those that are there already nobody asked: their counters go on being compared. */
export class SyncedPasskeys1764094000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passkeys ADD COLUMN synced boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passkeys DROP COLUMN synced');
  }
}
