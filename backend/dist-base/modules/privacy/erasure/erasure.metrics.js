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
/** Whether promises to erase are kept. */
let ErasureMetrics = class ErasureMetrics {
    constructor(metrics, db) {
        metrics.gauge('ironbloom_erasure_overdue_seconds', 'Time since the oldest erasure was due that is not carried out', [], () => db.rows(`SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float AS value
             FROM erasures WHERE finished_at IS NULL AND due_at <= now()`));
    }
};
ErasureMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, UnitOfWork])
], ErasureMetrics);
export { ErasureMetrics };
//# sourceMappingURL=erasure.metrics.js.map