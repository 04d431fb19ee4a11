import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/repeating-task.ts';
import { RowQueue } from '../../../platform/jobs/row-queue.ts';
import { DispatchRepository } from './dispatch.repository.ts';
import { HourlyLimit } from './hourly-limit.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';

/** Separate from receipts and codes, which have their own queue and connections. */
export const DELIVERY_QUEUE = 'broadcast-delivery';

const BATCH = 500;
/** Maximum of jobs in Redis: enough for the workers, and few enough for a quick pause. */
const WINDOW = 1_000;
/** A row dispatched that long ago with an empty queue was lost by the queue. */
const LOST_AFTER_MS = 2_000;

/** Feeds the delivery queue from PostgreSQL in order, and recovers rows lost by Redis or a dead worker. */
@Injectable()
export class BroadcastDispatcher extends BackgroundTask {
  private readonly logger = new Logger('BroadcastDispatcher');
  private readonly queue: RowQueue;

  constructor(
    @Inject(ENV) env: Env,
    private readonly dispatch: DispatchRepository,
    private readonly deliveries: DeliveriesRepository,
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
    await this.deliveries.sweepAbandoned();
    await this.hourly.deleteOld();
    const runs = await this.dispatch.advanceBroadcasts();
    const uncounted = await this.dispatch.keepCountsOfNext();
    if (!runs) return uncounted;
    const depth = await this.queue.depth();
    if (depth === 0) await this.dispatch.forgetDispatch(LOST_AFTER_MS);
    const room = Math.min(BATCH, WINDOW - depth);
    // Single messages are dispatched first, also with a full queue.
    const taken = await (room > 0 ? this.dispatch.takeNext(room) : this.dispatch.takeNext(BATCH, true));
    if (taken.length === 0) return false;
    const ids = (single: boolean) => taken.filter((row) => row.single === single).map(({ id }) => id);
    try {
      await this.queue.add(ids(true), 'first');
      await this.queue.add(ids(false));
    } catch (error) {
      this.logger.warn(`Redis is not reachable, deliveries wait: ${String(error)}`);
      await this.dispatch.release(taken.map(({ id }) => id));
      return false;
    }
    return depth + taken.length < WINDOW;
  }
}
