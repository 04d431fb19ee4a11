/** Messages by the time at which they went, for the hourly limit, beginning with those of the hour before. */
export class BroadcastUsage1763780000000 {
    async up(runner) {
        await runner.query(`CREATE TABLE broadcast_usage (
        slot timestamptz NOT NULL,
        shard smallint NOT NULL,
        messages integer NOT NULL,
        CONSTRAINT broadcast_usage_pkey PRIMARY KEY (slot, shard)
      )`);
        // Of broadcasts that were at work in that hour: the ledger of years is not read.
        await runner.query(`INSERT INTO broadcast_usage (slot, shard, messages)
       SELECT date_bin('10 seconds', r.settled_at, 'epoch'), 0, count(*)
         FROM broadcasts b JOIN broadcast_recipients r ON r.broadcast_id = b.id
        WHERE b.started_at IS NOT NULL AND (b.finished_at IS NULL OR b.finished_at > now() - interval '1 hour')
          AND r.status IN ('sent', 'uncertain') AND r.settled_at > now() - interval '1 hour'
        GROUP BY 1`);
    }
    async down(runner) {
        await runner.query('DROP TABLE broadcast_usage');
    }
}
//# sourceMappingURL=1763780000000-broadcast-usage.js.map