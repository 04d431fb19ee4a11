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
import { countRows } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { CurrentRetention } from './current-retention.api.js';
import { pastTheirTime } from './removals/index.js';
import { RetentionRunsRepository } from './retention-runs.repository.js';
/** What the next night would remove, counted as far as that is cheap (retention-3). */
let DueRemovals = class DueRemovals {
    db;
    runs;
    retention;
    constructor(db, runs, retention) {
        this.db = db;
        this.runs = runs;
        this.retention = retention;
    }
    async look() {
        const [kinds, lastRun] = await Promise.all([
            Promise.all(pastTheirTime.map(({ kind, removes, parts }) => this.kind(kind, removes, parts))),
            this.runs.last(),
        ]);
        return { kinds, lastRun };
    }
    async kind(kind, removes, parts) {
        const cutoff = await this.runs.cutoff(this.retention.value, kind);
        const found = [];
        for (const { from, at, where } of parts) {
            const count = await countRows(this.db, from, `WHERE ${where}`, [cutoff]);
            const [first] = await this.db.rows(`SELECT ${at} AS oldest FROM ${from} WHERE ${where} ORDER BY ${at} LIMIT 1`, [cutoff]);
            found.push({ ...count, oldest: first?.oldest ?? null });
        }
        const dates = found.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
        return {
            kind,
            removes,
            total: found.reduce((sum, { total }) => sum + total, 0),
            totalIsExact: found.every(({ totalIsExact }) => totalIsExact),
            oldest: dates.length > 0 ? new Date(Math.min(...dates)) : null,
        };
    }
};
DueRemovals = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        RetentionRunsRepository,
        CurrentRetention])
], DueRemovals);
export { DueRemovals };
//# sourceMappingURL=due-removals.service.js.map