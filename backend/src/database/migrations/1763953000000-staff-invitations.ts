import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to work here that are open. */
export class StaffInvitations1763953000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE staff_invitations (
        email text NOT NULL,
        id uuid NOT NULL,
        role text NOT NULL,
        token_hash text NOT NULL,
        inviter_id uuid NOT NULL,
        invited_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT staff_invitations_token UNIQUE (token_hash),
        CONSTRAINT staff_invitations_pkey PRIMARY KEY (email)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_invitations');
  }
}
