/** Broadcasts, a row for each of their recipients, and the addresses that want none. */
export class Broadcasts1763750000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE broadcasts (
        id uuid NOT NULL,
        intent_key uuid NOT NULL,
        subject text NOT NULL,
        from_name text NOT NULL,
        body_html text NOT NULL,
        body_text text NOT NULL,
        status text NOT NULL,
        pause_reason text,
        total integer NOT NULL,
        single boolean NOT NULL DEFAULT false,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        scheduled_at timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        CONSTRAINT broadcasts_intent_key UNIQUE (intent_key),
        CONSTRAINT broadcasts_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX broadcasts_newest ON broadcasts (created_at, id)');
        await runner.query(`CREATE INDEX broadcasts_open ON broadcasts (started_at) WHERE status IN ('scheduled', 'running')`);
        await runner.query(`CREATE TABLE broadcast_recipients (
        id uuid NOT NULL,
        broadcast_id uuid NOT NULL,
        position integer NOT NULL,
        email text NOT NULL,
        name text,
        status text NOT NULL DEFAULT 'queued',
        attempts smallint NOT NULL DEFAULT '0',
        error text,
        dispatched_at timestamptz,
        retry_at timestamptz,
        lease_until timestamptz,
        settled_at timestamptz,
        CONSTRAINT broadcast_recipients_address UNIQUE (broadcast_id, email),
        CONSTRAINT broadcast_recipients_pkey PRIMARY KEY (id)
      )`);
        await runner.query('CREATE INDEX broadcast_recipients_status ON broadcast_recipients (broadcast_id, status, position)');
        await runner.query(`CREATE INDEX broadcast_recipients_waiting ON broadcast_recipients (broadcast_id, position)
        WHERE status = 'queued' AND dispatched_at IS NULL`);
        await runner.query(`CREATE INDEX broadcast_recipients_in_flight ON broadcast_recipients (lease_until) WHERE status = 'sending'`);
        await runner.query(`CREATE TABLE broadcast_attachments (
        broadcast_id uuid NOT NULL,
        cid text NOT NULL,
        filename text NOT NULL,
        content_type text NOT NULL,
        content bytea NOT NULL,
        CONSTRAINT broadcast_attachments_pkey PRIMARY KEY (broadcast_id, cid)
      )`);
        await runner.query(`CREATE TABLE suppressions (
        email text NOT NULL,
        reason text NOT NULL,
        note text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT suppressions_pkey PRIMARY KEY (email)
      )`);
        await runner.query('CREATE INDEX suppressions_newest ON suppressions (created_at, email)');
    }
    async down(runner) {
        await runner.query('DROP TABLE suppressions, broadcast_attachments, broadcast_recipients, broadcasts');
    }
}
//# sourceMappingURL=1763750000000-broadcasts.js.map