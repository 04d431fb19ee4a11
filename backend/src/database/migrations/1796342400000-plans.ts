import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Training and food of a plan, the exercise library, and templates. */
export class Plans1796342400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE program_plans ADD training jsonb, ADD food jsonb;
      CREATE INDEX program_plans_template ON program_plans ((training ->> 'templateId'))
        WHERE training ->> 'templateId' IS NOT NULL;

      CREATE TABLE exercises (
        id text CONSTRAINT exercises_pkey PRIMARY KEY,
        content jsonb,
        video text,
        hidden boolean NOT NULL DEFAULT false,
        merged_into text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now());

      CREATE TABLE plan_templates (
        id text CONSTRAINT plan_templates_pkey PRIMARY KEY,
        kind text NOT NULL CONSTRAINT plan_templates_kind CHECK (kind IN ('training', 'food')),
        content jsonb,
        hidden boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE plan_templates;
      DROP TABLE exercises;
      ALTER TABLE program_plans DROP training, DROP food;
    `);
  }
}
