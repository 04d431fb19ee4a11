import { Global, Module } from '@nestjs/common';
import { Events } from './events.ts';
import { Outbox } from './outbox.ts';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxMetrics } from './outbox.metrics.ts';
import { JobProducer, OutboxRelay } from './outbox-relay.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { JobWorkers } from './job-workers.ts';

/** Both processes: writes jobs and events in transactions. `JobsWorkerModule` delivers them. */
@Global()
@Module({ providers: [Outbox, Events], exports: [Outbox, Events] })
export class OutboxModule {}

/** Worker process only: the relay and the queue workers. */
@Module({
  imports: [DiscoveryModule],
  providers: [OutboxRepository, JobProducer, OutboxRelay, OutboxMetrics, JobWorkers],
})
export class JobsWorkerModule {}
