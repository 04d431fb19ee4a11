import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { JobProducer } from '../queue/producer.ts';
import { connectRedis } from '../queue/redis.ts';
import { RepeatingTask } from '../lifecycle/repeating-task.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { OutboxRepository } from './outbox.repository.ts';

const BATCH = 200;

/**
 * Moves due outbox rows to the queue. It looks every OUTBOX_POLL_MS, and at once when a commit
 * nudges it; the look is the guarantee, the nudge only saves the wait.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('OutboxRelay');
  private readonly task: RepeatingTask;
  private readonly subscriber;

  constructor(
    @Inject(ENV) env: Env,
    private readonly outbox: OutboxRepository,
    private readonly producer: JobProducer,
  ) {
    this.task = new RepeatingTask('outbox relay', env.OUTBOX_POLL_MS, () => this.relayDue());
    this.subscriber = connectRedis(env.REDIS_URL, 'outbox-relay', 'forever');
    this.subscriber.on('error', () => undefined);
  }

  onApplicationBootstrap(): void {
    this.task.start();
    this.subscriber.on('message', () => this.task.runSoon());
    this.subscriber.subscribe(OUTBOX_CHANNEL).catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.subscriber.disconnect();
    await this.task.stop();
  }

  /** @returns whether there may be more to do at once */
  private async relayDue(): Promise<boolean> {
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
