/** Invitations to work here that are open. */
export class StaffInvitations1763953000000 {
    async up(runner) {
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
    async down(runner) {
        await runner.query('DROP TABLE staff_invitations');
    }
}
//# sourceMappingURL=1763953000000-staff-invitations.js.map