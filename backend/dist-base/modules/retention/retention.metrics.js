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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Metrics } from '../../platform/metrics/metrics.js';
/** What the nights remove, and whether they still do. */
let RetentionMetrics = class RetentionMetrics {
    removed;
    constructor(metrics, db) {
        this.removed = metrics.counter('ironbloom_retention_removed_total', 'Rows that were past their time and were removed', ['kind']);
        metrics.gauge('ironbloom_last_retention_seconds', 'Time since a nightly removal came to its end', [], () => db.rows(`SELECT extract(epoch FROM now() - max(finished_at))::float AS value
           FROM retention_runs HAVING max(finished_at) IS NOT NULL`));
    }
    count(kind, rows) {
        this.removed.inc({ kind }, rows);
    }
};
RetentionMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, UnitOfWork])
], RetentionMetrics);
export { RetentionMetrics };
//# sourceMappingURL=retention.metrics.js.map