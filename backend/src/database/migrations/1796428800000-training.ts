import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients write down while they train. */
export class Training1796428800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE training_sessions (
        id uuid CONSTRAINT training_sessions_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT training_sessions_program REFERENCES programs (id),
        trained_on date NOT NULL,
        day_id text NOT NULL,
        planned_on date,
        week_id text NOT NULL,
        plan_version integer NOT NULL,
        name text NOT NULL,
        parts jsonb NOT NULL DEFAULT '{}',
        finished_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT training_sessions_of_day UNIQUE (program_id, trained_on, day_id));

      CREATE TABLE training_sets (
        session_id uuid NOT NULL CONSTRAINT training_sets_session REFERENCES training_sessions (id) ON DELETE CASCADE,
        key text NOT NULL,
        program_id uuid NOT NULL,
        trained_on date NOT NULL,
        row_id text,
        exercise_id text,
        name text NOT NULL,
        kg double precision,
        reps double precision,
        seconds double precision,
        metres double precision,
        done boolean NOT NULL,
        removed boolean NOT NULL,
        edited_at timestamptz NOT NULL,
        edit_id uuid NOT NULL,
        CONSTRAINT training_sets_pkey PRIMARY KEY (session_id, key));
      CREATE INDEX training_sets_by_exercise ON training_sets (program_id, exercise_id, trained_on) WHERE done AND NOT removed;

      CREATE TABLE training_edits (
        id uuid CONSTRAINT training_edits_pkey PRIMARY KEY,
        session_id uuid NOT NULL CONSTRAINT training_edits_session REFERENCES training_sessions (id) ON DELETE CASCADE,
        key text NOT NULL,
        value jsonb,
        edited_at timestamptz NOT NULL);
      CREATE INDEX training_edits_by_session ON training_edits (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE training_edits; DROP TABLE training_sets; DROP TABLE training_sessions;');
  }
}
