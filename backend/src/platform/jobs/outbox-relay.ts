import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { queueOf, queues } from './declared-jobs.ts';
import type { JobName, QueuedJob } from './job-names.ts';
import { BullQueue } from './bullmq.ts';
import { connectRedis } from '../redis/redis.ts';
import { BackgroundTask } from '../lifecycle/repeating-task.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { OutboxRepository } from './outbox.repository.ts';

interface Dispatch {
  id: string;
  job: JobName;
  payload: object;
}

/** Hands jobs to BullMQ. Only the outbox relay does so: everything else goes through the outbox. */
@Injectable()
export class JobProducer implements OnApplicationShutdown {
  private readonly connection;
  private readonly queues: ReadonlyMap<string, BullQueue<QueuedJob>>;

  constructor(@Inject(ENV) env: Env) {
    const logger = new Logger('JobProducer');
    this.connection = connectRedis(env.REDIS_URL, 'producer', 'once');
    this.connection.on('error', (error) => logger.warn(`Redis is not reachable: ${error.message}`));
    this.queues = new Map([...queues().keys()].map((name) => [name, new BullQueue(this.connection, name)]));
  }

  /**
   * Enqueues a batch. The job id is the outbox row's, so that a row dispatched twice is one job; the outbox does the retries,
   * not BullMQ.
   */
  async dispatch(jobs: readonly Dispatch[]): Promise<void> {
    const byQueue = Map.groupBy(jobs, ({ job }) => queueOf(job));
    for (const [name, batch] of byQueue) {
      await this.queues.get(name)?.add(
        batch.map(({ id, job, payload }) => ({
          id,
          name: job,
          data: { outboxId: id, payload } as QueuedJob,
        })),
      );
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.connection.disconnect();
  }
}

const BATCH = 200;

/**
 * Moves due outbox rows to the queue: every OUTBOX_POLL_MS, and at once when a commit notifies it. Polling is the guarantee;
 * notifications only save time.
 */
@Injectable()
export class OutboxRelay extends BackgroundTask {
  private readonly logger = new Logger('OutboxRelay');
  private readonly subscriber;

  constructor(
    @Inject(ENV) env: Env,
    private readonly outbox: OutboxRepository,
    private readonly producer: JobProducer,
  ) {
    super('outbox relay', env.OUTBOX_POLL_MS);
    this.subscriber = connectRedis(env.REDIS_URL, 'outbox-relay', 'forever');
    this.subscriber.on('error', () => undefined);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.subscriber.on('message', () => this.runSoon());
    this.subscriber.subscribe(OUTBOX_CHANNEL).catch(() => undefined);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.subscriber.disconnect();
    await super.beforeApplicationShutdown();
  }

  protected async turn(): Promise<boolean> {
    const due = await this.outbox.claimDue(BATCH);
    if (due.length === 0) return false;
    try {
      await this.producer.dispatch(due);
    } catch (error) {
      this.logger.warn(`jobs wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
      await this.outbox.release(due.map(({ id }) => id));
      return false;
    }
    return due.length === BATCH;
  }
}
