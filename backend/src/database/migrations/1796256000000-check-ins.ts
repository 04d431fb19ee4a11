import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Weekly check-ins, pauses, renewals, and what is done for programs at a time. */
export class CheckIns1796256000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE programs
        ADD renews_id uuid CONSTRAINT programs_renews REFERENCES programs (id),
        ADD check_in_weekday smallint NOT NULL DEFAULT 0,
        ADD check_in_hour smallint NOT NULL DEFAULT 18,
        ADD zone text,
        ADD weight_unit text NOT NULL DEFAULT 'kg',
        ADD length_unit text NOT NULL DEFAULT 'cm',
        ADD story_id uuid;
      CREATE UNIQUE INDEX programs_renewal ON programs (renews_id) WHERE state <> 'cancelled';
      ALTER TABLE payments ADD renews_id uuid;

      CREATE TABLE check_ins (
        id uuid CONSTRAINT check_ins_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT check_ins_program REFERENCES programs (id),
        due_on date NOT NULL,
        week smallint NOT NULL,
        state text NOT NULL DEFAULT 'open'
          CONSTRAINT check_ins_state CHECK (state IN ('open', 'sent', 'answered', 'missed')),
        questions jsonb NOT NULL,
        answers jsonb NOT NULL DEFAULT '{}',
        photos jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        sent_at timestamptz,
        opened_at timestamptz,
        answered_at timestamptz,
        answered_by_id uuid,
        answered_by text,
        answer text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT check_ins_of_day UNIQUE (program_id, due_on));
      CREATE INDEX check_ins_waiting ON check_ins (program_id, sent_at) WHERE state = 'sent';
      CREATE INDEX check_ins_answered ON check_ins (answered_at, id) WHERE state = 'answered';
      CREATE INDEX check_ins_open ON check_ins (program_id) WHERE state = 'open';
      CREATE INDEX check_ins_missed ON check_ins (due_on) WHERE state = 'missed';

      CREATE TABLE pauses (
        id uuid CONSTRAINT pauses_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT pauses_program REFERENCES programs (id),
        state text NOT NULL DEFAULT 'asked'
          CONSTRAINT pauses_state CHECK (state IN ('asked', 'agreed', 'refused', 'withdrawn', 'ended')),
        from_on date NOT NULL,
        until_on date NOT NULL,
        reason text NOT NULL,
        words text NOT NULL DEFAULT '',
        by_team boolean NOT NULL DEFAULT false,
        decision text,
        decided_by text,
        decided_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX pauses_by_program ON pauses (program_id, from_on);

      CREATE TABLE program_reminders (
        program_id uuid NOT NULL CONSTRAINT program_reminders_program REFERENCES programs (id),
        kind text NOT NULL,
        about text NOT NULL,
        due_at timestamptz NOT NULL,
        done_at timestamptz,
        CONSTRAINT program_reminders_pkey PRIMARY KEY (program_id, kind, about));
      CREATE INDEX program_reminders_due ON program_reminders (due_at) WHERE done_at IS NULL;
      INSERT INTO program_reminders (program_id, kind, about, due_at)
      SELECT id, 'plan', '', now() FROM programs WHERE state = 'active';
      INSERT INTO publications (name, version) VALUES ('check-in', 1);
      ALTER TABLE health_openings ADD what text NOT NULL DEFAULT 'answers';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE check_ins, pauses, program_reminders;
      DELETE FROM publications WHERE name = 'check-in';
      ALTER TABLE health_openings DROP what;
      ALTER TABLE payments DROP renews_id;
      ALTER TABLE programs DROP renews_id, DROP story_id, DROP check_in_weekday, DROP check_in_hour,
        DROP zone, DROP weight_unit, DROP length_unit;
    `);
  }
}
