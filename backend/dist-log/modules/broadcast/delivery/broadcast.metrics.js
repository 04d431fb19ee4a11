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
import { Metrics } from '../../../platform/metrics/metrics.js';
let BroadcastMetrics = class BroadcastMetrics {
    deliveries;
    constructor(metrics, db) {
        this.deliveries = metrics.counter('ironbloom_broadcast_deliveries_total', 'Messages that this process has tried to deliver, by how that ended', ['outcome']);
        // Of all workers alike: take the maximum, not the sum. What workers are added by.
        metrics.gauge('ironbloom_broadcast_waiting', 'Recipients of running broadcasts who wait', [], () => db.rows(`SELECT count(*)::int AS value FROM broadcast_recipients r
           JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
          WHERE r.status = 'queued'`));
    }
    note(outcome) {
        this.deliveries.inc({ outcome });
    }
};
BroadcastMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, UnitOfWork])
], BroadcastMetrics);
export { BroadcastMetrics };
//# sourceMappingURL=broadcast.metrics.js.map