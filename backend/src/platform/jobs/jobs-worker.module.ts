import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxMetrics } from './outbox/outbox.metrics.ts';
import { OutboxRelay } from './outbox/outbox-relay.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { JobProducer } from './bullmq/job-producer.ts';
import { JobWorkers } from './bullmq/job-workers.ts';

/** Worker process only: the relay that feeds the queues and the workers that empty them. */
@Module({
  imports: [DiscoveryModule],
  providers: [OutboxRepository, JobProducer, OutboxRelay, OutboxMetrics, JobWorkers],
})
export class JobsWorkerModule {}
