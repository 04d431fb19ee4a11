import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { RepeatingTask } from '../../../platform/lifecycle/repeating-task.ts';
import { RowQueue } from '../../../platform/queue/row-queue.ts';
import { DELIVERY_QUEUE } from './delivery-queue.ts';
import { DeliveryRepository } from './delivery.repository.ts';

const BATCH = 500;
/** Jobs that Redis holds at a time: enough for the workers, little to lose, and a pause is felt soon. */
const WINDOW = 1_000;
/** So long may a row be queued while the queue is empty before the queue counts as having lost it. */
const LOST_AFTER_MS = 2_000;

/** Feeds the delivery queue from the ledger, in order, and notices what Redis lost or a dead worker left. */
@Injectable()
export class BroadcastDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('BroadcastDispatcher');
  private readonly task: RepeatingTask;
  private readonly queue: RowQueue;

  constructor(
    @Inject(ENV) env: Env,
    private readonly ledger: DeliveryRepository,
  ) {
    this.queue = new RowQueue(env.REDIS_URL, DELIVERY_QUEUE);
    this.task = new RepeatingTask('broadcast dispatcher', env.BROADCAST_POLL_MS, () => this.dispatch());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.queue.close();
  }

  /** @returns whether there may be more to do at once */
  private async dispatch(): Promise<boolean> {
    await this.ledger.sweepAbandoned();
    if (!(await this.ledger.advanceBroadcasts())) return false;
    const depth = await this.queue.depth();
    if (depth === 0) await this.ledger.forgetDispatch(LOST_AFTER_MS);
    const taken = await this.ledger.takeForDispatch(Math.max(0, Math.min(BATCH, WINDOW - depth)));
    if (taken.length === 0) return false;
    const ids = (single: boolean) => taken.filter((row) => row.single === single).map(({ id }) => id);
    try {
      await this.queue.add(ids(true), 'first');
      await this.queue.add(ids(false));
    } catch (error) {
      this.logger.warn(`Redis is away, deliveries wait: ${String(error)}`);
      await this.ledger.release(taken.map(({ id }) => id));
      return false;
    }
    return depth + taken.length < WINDOW;
  }
}
