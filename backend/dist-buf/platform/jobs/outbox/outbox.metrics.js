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
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Metrics } from '../../metrics/metrics.js';
import { QUEUE_OF, QUEUES } from '../job-catalogue.js';
const STATES = ['waiting', 'failing', 'dead'];
/** Work that is owed, as PostgreSQL knows it. Every worker says the same: take the maximum, not the sum. */
let OutboxMetrics = class OutboxMetrics {
    db;
    constructor(metrics, db) {
        this.db = db;
        metrics.gauge('ironbloom_jobs', 'Jobs in the outbox', ['queue', 'state'], async () => {
            const rows = await this.read();
            return QUEUES.flatMap((queue) => {
                const own = rows.filter(({ job }) => QUEUE_OF[job] === queue);
                const sum = (state) => own.reduce((total, row) => total + row[state], 0);
                return STATES.map((state) => ({
                    labels: { queue, state },
                    value: sum(state),
                }));
            });
        });
        metrics.gauge('ironbloom_oldest_job_seconds', 'How far the latest job is past its time', ['queue'], async () => {
            const rows = await this.read();
            return QUEUES.map((queue) => ({
                labels: { queue },
                value: Math.max(0, ...rows.filter(({ job }) => QUEUE_OF[job] === queue).map(({ lateness }) => lateness)),
            }));
        });
    }
    read() {
        return this.db.rows(`SELECT job, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
              count(*) FILTER (WHERE dead_at IS NULL AND last_error IS NOT NULL
                                 AND created_at < now() - interval '5 minutes')::int AS failing,
              count(*) FILTER (WHERE dead_at > now() - interval '7 days')::int AS dead,
              coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE dead_at IS NULL)), 0)::float AS lateness
         FROM outbox GROUP BY job`);
    }
};
OutboxMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics,
        UnitOfWork])
], OutboxMetrics);
export { OutboxMetrics };
//# sourceMappingURL=outbox.metrics.js.map