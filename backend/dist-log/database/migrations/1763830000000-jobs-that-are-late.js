/** When a job was to run and when it was begun; which refused mails somebody has seen to. */
export class JobsThatAreLate1763830000000 {
    async up(runner) {
        await runner.query('ALTER TABLE outbox ADD due_at timestamptz NOT NULL DEFAULT now(), ADD started_at timestamptz');
        await runner.query('ALTER TABLE mails ADD dismissed_at timestamptz');
    }
    async down(runner) {
        await runner.query('ALTER TABLE mails DROP dismissed_at');
        await runner.query('ALTER TABLE outbox DROP due_at, DROP started_at');
    }
}
//# sourceMappingURL=1763830000000-jobs-that-are-late.js.map