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
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool.js';
import { Metrics } from './metrics.js';
let DatabasePoolMetrics = class DatabasePoolMetrics {
    constructor(metrics, dataSource) {
        const pool = poolOf(dataSource);
        metrics.gauge('database_pool_connections', 'Connections of this process to PostgreSQL', ['state'], () => [
            { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
            { labels: { state: 'idle' }, value: pool.idleCount },
        ]);
        metrics.gauge('database_pool_waiting', 'Requests of this process that wait for a connection', [], () => [
            { value: pool.waitingCount },
        ]);
    }
};
DatabasePoolMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, DataSource])
], DatabasePoolMetrics);
export { DatabasePoolMetrics };
//# sourceMappingURL=database-pool.metrics.js.map