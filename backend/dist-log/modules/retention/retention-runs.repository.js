var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { retentionLimits } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** A worker that has been silent for this long counts as dead, and another goes on. */
const LEASE = `interval '2 minutes'`;
const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
/** A run begins within as many hours from the chosen one; a night that nobody was there is made up for by the next. */
const HOURS = 3;
let RetentionRunsRepository = class RetentionRunsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * Takes tonight's run, or goes on with what a dead worker has left of it. @param hour in Asia/Kolkata.
     * @returns its night, or undefined: it is not the time, it is done, or another holds it
     */
    async claim(holder, hour) {
        const [run] = await this.db.rows(`INSERT INTO retention_runs AS r (night, holder, lease_until)
       SELECT ${LOCAL}::date, $1, now() + ${LEASE}
        WHERE extract(hour FROM ${LOCAL}) >= $2::int AND extract(hour FROM ${LOCAL}) < $2::int + ${HOURS}
       ON CONFLICT (night) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
        WHERE r.finished_at IS NULL AND r.lease_until < now()
       RETURNING night::text`, [holder, hour]);
        return run?.night;
    }
    /** Holds the run for the transaction. @returns false when another has taken it up meanwhile */
    async hold(tx, night, holder) {
        const rows = await tx.rows(`UPDATE retention_runs SET lease_until = now() + ${LEASE}
        WHERE night = $1 AND holder = $2 AND finished_at IS NULL RETURNING 1`, [night, holder]);
        return rows.length > 0;
    }
    /** Adds to what the run has removed. */
    async add(tx, night, kind, rows) {
        await tx.rows(`UPDATE retention_runs
          SET removed = removed || jsonb_build_object($2::text, coalesce((removed->>$2)::int, 0) + $3::int)
        WHERE night = $1`, [night, kind, rows]);
    }
    /** @returns what the whole run has removed, by kind; undefined when another has taken it up meanwhile */
    async finish(night, holder) {
        const [run] = await this.db.rows(`UPDATE retention_runs SET finished_at = now()
        WHERE night = $1 AND holder = $2 AND finished_at IS NULL RETURNING removed`, [night, holder]);
        return run?.removed;
    }
    async last() {
        const [run] = await this.db.rows(`SELECT started_at AS "startedAt", finished_at AS "finishedAt", removed
         FROM retention_runs ORDER BY night DESC LIMIT 1`);
        return run;
    }
    /** What is older is past its time. */
    async cutoff(retention, kind) {
        const [row] = await this.db.rows(`SELECT now() - make_interval(${retentionLimits[kind].unit} => $1) AS at`, [retention[kind]]);
        if (!row)
            throw new Error('PostgreSQL did not say what time it is');
        return row.at;
    }
};
RetentionRunsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RetentionRunsRepository);
export { RetentionRunsRepository };
//# sourceMappingURL=retention-runs.repository.js.map