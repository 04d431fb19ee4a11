import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs: what completed payments are delivered as, also those of the past. */
export class Programs1796169600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE programs (
        id uuid CONSTRAINT programs_pkey PRIMARY KEY,
        payment_id uuid NOT NULL CONSTRAINT programs_payment REFERENCES payments (id),
        half text NOT NULL CONSTRAINT programs_half CHECK (half IN ('buyer', 'buddy')),
        state text NOT NULL DEFAULT 'new'
          CONSTRAINT programs_state CHECK (state IN ('new', 'assessing', 'active', 'paused', 'ended', 'cancelled')),
        state_since timestamptz NOT NULL DEFAULT now(),
        coach_id uuid,
        stand_in_until date,
        returns_to_id uuid,
        starts_on date,
        months smallint NOT NULL,
        paused_days smallint NOT NULL DEFAULT 0,
        bought_at timestamptz NOT NULL,
        called_at timestamptz,
        called_by text,
        assessed_at timestamptz,
        assessed_by text,
        test boolean NOT NULL DEFAULT false,
        links_sent smallint NOT NULL DEFAULT 0,
        link_sent_at timestamptz,
        address_corrected_at timestamptz,
        last_message_at timestamptz,
        cleared_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT programs_of_payment UNIQUE (payment_id, half));
      CREATE INDEX programs_by_coach ON programs (coach_id, state) WHERE coach_id IS NOT NULL;
      CREATE INDEX programs_open ON programs (state, bought_at) WHERE state IN ('new', 'assessing', 'active', 'paused');
      CREATE INDEX programs_newest ON programs (bought_at, id);
      CREATE INDEX programs_kept ON programs (state_since) WHERE state IN ('ended', 'cancelled') AND cleared_at IS NULL;
      CREATE INDEX programs_conversations ON programs (last_message_at, id) WHERE last_message_at IS NOT NULL;
      CREATE INDEX programs_to_call ON programs (payment_id) WHERE called_at IS NULL AND state IN ('new', 'assessing');

      CREATE TABLE program_events (
        id uuid CONSTRAINT program_events_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT program_events_program REFERENCES programs (id),
        kind text NOT NULL,
        before text,
        after text,
        reason text,
        by text,
        created_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX program_events_by_program ON program_events (program_id, created_at);

      CREATE TABLE intakes (
        program_id uuid CONSTRAINT intakes_pkey PRIMARY KEY CONSTRAINT intakes_program REFERENCES programs (id),
        answers jsonb NOT NULL DEFAULT '{}',
        health bytea,
        version integer NOT NULL DEFAULT 1,
        consent_version integer,
        consented_at timestamptz,
        withdrawn_at timestamptz,
        guardian_agreed_at timestamptz,
        keep_health boolean NOT NULL DEFAULT false,
        completed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE health_openings (
        id uuid CONSTRAINT health_openings_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT health_openings_program REFERENCES programs (id),
        opener_id uuid NOT NULL,
        opener text NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX health_openings_by_program ON health_openings (program_id, opened_at);

      CREATE TABLE client_tasks (
        id uuid CONSTRAINT client_tasks_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT client_tasks_program REFERENCES programs (id),
        text text NOT NULL,
        due_on date,
        written_by text NOT NULL,
        done_at timestamptz,
        done_by text,
        created_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX client_tasks_by_program ON client_tasks (program_id, created_at);

      ALTER TABLE private_files ALTER person_id DROP NOT NULL;
      CREATE TABLE program_plans (
        id uuid CONSTRAINT program_plans_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT program_plans_program REFERENCES programs (id),
        version integer NOT NULL,
        html text NOT NULL,
        note text NOT NULL,
        document_id uuid,
        published_by text NOT NULL,
        published_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT program_plans_version UNIQUE (program_id, version));

      CREATE TABLE program_messages (
        id uuid CONSTRAINT program_messages_pkey PRIMARY KEY,
        program_id uuid NOT NULL CONSTRAINT program_messages_program REFERENCES programs (id),
        side text NOT NULL CONSTRAINT program_messages_side CHECK (side IN ('client', 'team')),
        sender_id uuid NOT NULL,
        sender text NOT NULL,
        text text NOT NULL,
        file_ids uuid[] NOT NULL DEFAULT '{}',
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        read_at timestamptz,
        reported_at timestamptz,
        report text);
      CREATE INDEX program_messages_thread ON program_messages (program_id, sent_at, id);
      CREATE INDEX program_messages_unread ON program_messages (program_id, side, sent_at) WHERE read_at IS NULL;
      CREATE INDEX program_messages_reported ON program_messages (reported_at) WHERE reported_at IS NOT NULL;
      CREATE TABLE unread_reminders (
        program_id uuid NOT NULL CONSTRAINT unread_reminders_program REFERENCES programs (id),
        side text NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT unread_reminders_pkey PRIMARY KEY (program_id, side));

      CREATE TABLE coaches (
        user_id uuid CONSTRAINT coaches_pkey PRIMARY KEY,
        profile_id text,
        mails text NOT NULL DEFAULT 'once',
        leave_until date);
      INSERT INTO publications (name, version) VALUES ('coaching', 1);

      -- Of what was paid before: no test payments, nobody who was erased; ended where the months are over.
      INSERT INTO programs (id, payment_id, half, called_at, called_by, assessed_at, assessed_by, state, months, bought_at)
      SELECT gen_random_uuid(), p.id, half, p.called_at, p.called_by, p.assessed_at, p.assessed_by,
             CASE WHEN (SELECT coalesce(sum(r.amount_paise), 0) FROM payment_refunds r
                         WHERE r.payment_id = p.id AND r.razorpay_payment_id = p.razorpay_payment_id AND r.status = 'processed')
                       >= least(p.amount_paise, p.captured_paise) THEN 'cancelled'
                  WHEN p.completed_at + make_interval(months => p.duration) < now() THEN 'ended'
                  ELSE 'new' END,
             p.duration, p.completed_at
        FROM payments p, (VALUES ('buyer'), ('buddy')) AS halves (half)
       WHERE p.status = 'completed' AND NOT p.test AND p.email NOT LIKE '%@erased.invalid'
         AND (half = 'buyer' OR p.buddy IS NOT NULL);
      INSERT INTO program_events (id, program_id, kind, after)
      SELECT gen_random_uuid(), id, 'created', state FROM programs;

      -- Marks are the program's from here on; a note is about one of the two of a purchase, paid or not.
      ALTER TABLE payments DROP to_call, DROP called_at, DROP called_by, DROP assessed_at, DROP assessed_by;
      ALTER TABLE payment_notes RENAME TO client_notes;
      ALTER TABLE client_notes RENAME CONSTRAINT payment_notes_pkey TO client_notes_pkey;
      ALTER TABLE client_notes RENAME CONSTRAINT payment_notes_payment TO client_notes_payment;
      ALTER INDEX payment_notes_by_payment RENAME TO client_notes_by_payment;
      ALTER TABLE client_notes ADD half text NOT NULL DEFAULT 'buyer' CONSTRAINT client_notes_half CHECK (half IN ('buyer', 'buddy'));
      ALTER TABLE client_notes ADD pinned boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM client_notes WHERE half = 'buddy';
      ALTER TABLE client_notes DROP half, DROP pinned;
      ALTER TABLE client_notes RENAME TO payment_notes;
      ALTER TABLE payment_notes RENAME CONSTRAINT client_notes_pkey TO payment_notes_pkey;
      ALTER TABLE payment_notes RENAME CONSTRAINT client_notes_payment TO payment_notes_payment;
      ALTER INDEX client_notes_by_payment RENAME TO payment_notes_by_payment;
      ALTER TABLE payments ADD to_call boolean NOT NULL DEFAULT false, ADD called_at timestamptz, ADD called_by text,
        ADD assessed_at timestamptz, ADD assessed_by text;
      UPDATE payments p SET called_at = g.called_at, called_by = g.called_by, assessed_at = g.assessed_at, assessed_by = g.assessed_by,
             to_call = g.called_at IS NULL AND g.state <> 'cancelled'
        FROM programs g WHERE g.payment_id = p.id AND g.half = 'buyer';
      CREATE INDEX payments_to_call ON payments (created_at, id) WHERE to_call;
    `);
    await runner.query("DELETE FROM publications WHERE name = 'coaching'");
    await runner.query(
      'DROP TABLE client_tasks, unread_reminders, program_messages, program_plans, coaches, health_openings, intakes, program_events, programs',
    );
  }
}
