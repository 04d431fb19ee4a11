var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxMetrics } from './outbox/outbox.metrics.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { OutboxRepository } from './outbox/outbox.repository.js';
import { JobProducer } from './bullmq/job-producer.js';
import { JobWorkers } from './bullmq/job-workers.js';
/** Worker process only: the relay that feeds the queues and the workers that empty them. */
let JobsWorkerModule = class JobsWorkerModule {
};
JobsWorkerModule = __decorate([
    Module({
        imports: [DiscoveryModule],
        providers: [OutboxRepository, JobProducer, OutboxRelay, OutboxMetrics, JobWorkers],
    })
], JobsWorkerModule);
export { JobsWorkerModule };
//# sourceMappingURL=jobs-worker.module.js.map