import { Global, Module } from '@nestjs/common';
import { Events } from './events.ts';
import { Outbox } from './outbox.ts';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxMetrics } from './outbox.metrics.ts';
import { JobProducer, OutboxRelay } from './outbox-relay.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { JobWorkers } from './job-workers.ts';

/** For both processes: jobs and events written in a transaction. Delivering them is `JobsWorkerModule`'s part. */
@Global()
@Module({ providers: [Outbox, Events], exports: [Outbox, Events] })
export class OutboxModule {}

/** Worker process only: the relay that feeds the queues and the workers that empty them. */
@Module({
  imports: [DiscoveryModule],
  providers: [OutboxRepository, JobProducer, OutboxRelay, OutboxMetrics, JobWorkers],
})
export class JobsWorkerModule {}
