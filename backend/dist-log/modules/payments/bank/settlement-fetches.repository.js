var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
/** A worker that has not finished by then counts as dead, or Razorpay was away: another turn asks again. */
const LEASE = `interval '10 minutes'`;
const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
/** Which nights' settlements were asked for. */
let SettlementFetchesRepository = class SettlementFetchesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * Takes today's question, or one that was left unanswered. @param hour in Asia/Kolkata
     * @returns its day, or undefined: it is not the time, it is done, or another holds it
     */
    async claim(holder, hour) {
        const [fetch] = await this.db.rows(`INSERT INTO settlement_fetches AS f (day, holder, lease_until)
       SELECT ${LOCAL}::date, $1, now() + ${LEASE} WHERE extract(hour FROM ${LOCAL}) >= $2::int
       ON CONFLICT (day) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
        WHERE f.finished_at IS NULL AND f.lease_until < now()
       RETURNING day::text`, [holder, hour]);
        return fetch?.day;
    }
    async finish(day, holder) {
        await this.db.rows(`UPDATE settlement_fetches SET finished_at = now() WHERE day = $1 AND holder = $2 AND finished_at IS NULL`, [day, holder]);
    }
};
SettlementFetchesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SettlementFetchesRepository);
export { SettlementFetchesRepository };
//# sourceMappingURL=settlement-fetches.repository.js.map