import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job } from 'bullmq';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { OutboxRepository, WORKER_DIED } from './outbox.repository.ts';
import { jobs, queues } from './declared-jobs.ts';
import type { JobName, QueuedJob } from './job-names.ts';
import { JOB_HANDLER, type JobHandler } from './job-handler.ts';
import { BullWorker } from './bullmq.ts';

type AnyHandler = JobHandler<JobName>;

/** Runs the queues in the worker process: one BullMQ worker per queue, one handler per job name. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('JobWorkers');
  private workers: BullWorker<QueuedJob>[] = [];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly discovery: DiscoveryService,
    private readonly outbox: OutboxRepository,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = this.collectHandlers();
    this.workers = [...queues()].map(
      ([queue, concurrency]) =>
        new BullWorker<QueuedJob>(
          this.env.REDIS_URL,
          queue,
          { concurrency, lockMs: this.env.JOB_LEASE_MS },
          (job) => this.process(handlers, job),
          (error) => this.logger.warn(`queue ${queue}: ${error.message}`),
        ),
    );
  }

  /** Finishes work in flight and accepts nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async process(handlers: ReadonlyMap<JobName, AnyHandler>, job: Job<QueuedJob>): Promise<void> {
    const { outboxId, payload } = job.data;
    const handler = handlers.get(job.name as JobName);
    const begun = await this.outbox.begin(outboxId);
    if (!begun) return;
    if (begun.dead) {
      this.logger.error({ job: job.name, outboxId }, `job set aside: ${WORKER_DIED}, too many times`);
      await handler?.giveUp?.(payload, WORKER_DIED);
      return;
    }
    try {
      if (!handler) throw new Error(`No handler for job ${job.name}`);
      await handler.handle(payload);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const { dead } = await this.outbox.postpone(outboxId, reason);
      this.logger[dead ? 'error' : 'warn']({ err: error, job: job.name, outboxId, dead }, 'job failed');
      if (dead) await handler?.giveUp?.(payload, reason);
      throw error;
    }
    await this.outbox.acknowledge(outboxId);
  }

  /** @throws when a job name has no handler or more than one */
  private collectHandlers(): Map<JobName, AnyHandler> {
    const found = new Map<JobName, AnyHandler>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (!metatype || !instance) continue;
      const name = Reflect.getMetadata(JOB_HANDLER, metatype) as JobName | undefined;
      if (name === undefined) continue;
      if (found.has(name)) throw new Error(`Job ${name} has two handlers`);
      found.set(name, instance as AnyHandler);
    }
    const missing = [...jobs().keys()].filter((name) => !found.has(name));
    if (missing.length > 0) throw new Error(`No handler for job ${missing.join(', ')}`);
    return found;
  }
}
