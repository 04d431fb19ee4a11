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
import { UnitOfWork } from '../database/unit-of-work.js';
import { Metrics } from './metrics.js';
/** Every worker says the same: take the maximum, not the sum. */
let BackupMetrics = class BackupMetrics {
    constructor(metrics, db) {
        metrics.gauge('ironbloom_last_backup_seconds', 'Time since the last whole backup', [], () => db.rows('SELECT extract(epoch FROM now() - finished_at)::float AS value FROM last_backup'));
    }
};
BackupMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, UnitOfWork])
], BackupMetrics);
export { BackupMetrics };
//# sourceMappingURL=backup.metrics.js.map