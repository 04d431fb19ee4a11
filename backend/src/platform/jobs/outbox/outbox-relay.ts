import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { JobProducer } from '../bullmq/job-producer.ts';
import { connectRedis } from '../../redis/redis.ts';
import { BackgroundTask } from '../../lifecycle/background-task.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { OutboxRepository } from './outbox.repository.ts';

const BATCH = 200;

/**
 * Moves due outbox rows to the queue. It looks every OUTBOX_POLL_MS, and at once when a commit
 * notifies it; the look is the guarantee, the notification only saves the wait.
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
