import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { RowQueue } from '../../../platform/jobs/row-queue/row-queue.ts';
import { DELIVERY_QUEUE } from './delivery-queue.ts';
import { DeliveryRepository } from './delivery.repository.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { CountSnapshotsRepository } from './count-snapshots.repository.ts';
import { DeliveryOutcomesRepository } from './delivery-outcomes.repository.ts';

const BATCH = 500;
/** Jobs that Redis holds at a time: enough for the workers, little to lose, and a pause is felt soon. */
const WINDOW = 1_000;
/** So long may a row be queued while the queue is empty before the queue counts as having lost it. */
const LOST_AFTER_MS = 2_000;

/** Feeds the delivery queue from PostgreSQL, in order, and notices what Redis lost or a dead worker left. */
@Injectable()
export class BroadcastDispatcher extends BackgroundTask {
  private readonly logger = new Logger('BroadcastDispatcher');
  private readonly queue: RowQueue;

  constructor(
    @Inject(ENV) env: Env,
    private readonly deliveries: DeliveryRepository,
    private readonly outcomes: DeliveryOutcomesRepository,
    private readonly counts: CountSnapshotsRepository,
    private readonly hourly: HourlyLimit,
  ) {
    super('broadcast dispatcher', env.BROADCAST_POLL_MS);
    this.queue = new RowQueue(env.REDIS_URL, DELIVERY_QUEUE);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.queue.close();
  }

  protected async turn(): Promise<boolean> {
    await this.outcomes.sweepAbandoned();
    await this.hourly.forget();
    const runs = await this.deliveries.advanceBroadcasts();
    const uncounted = await this.counts.snapshotNext();
    if (!runs) return uncounted;
    const depth = await this.queue.depth();
    if (depth === 0) await this.deliveries.forgetDispatch(LOST_AFTER_MS);
    const room = Math.min(BATCH, WINDOW - depth);
    // A single message passes a full queue: it is to be there when a rest ends, and before the others.
    const taken = await (room > 0
      ? this.deliveries.takeForDispatch(room)
      : this.deliveries.takeForDispatch(BATCH, true));
    if (taken.length === 0) return false;
    const ids = (single: boolean) => taken.filter((row) => row.single === single).map(({ id }) => id);
    try {
      await this.queue.add(ids(true), 'first');
      await this.queue.add(ids(false));
    } catch (error) {
      this.logger.warn(`Redis is away, deliveries wait: ${String(error)}`);
      await this.deliveries.release(taken.map(({ id }) => id));
      return false;
    }
    return depth + taken.length < WINDOW;
  }
}
