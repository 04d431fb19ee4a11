import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/redis.ts';
import { BullQueue, BullWorker } from './bullmq.ts';

/** A queue of ids of rows in PostgreSQL: emptying Redis loses nothing. */
export class RowQueue {
  private readonly connection: Redis;
  private readonly queue: BullQueue<null>;

  constructor(
    redisUrl: string,
    private readonly name: string,
  ) {
    this.connection = connectRedis(redisUrl, `queue:${name}`, 'once');
    this.connection.on('error', () => undefined);
    this.queue = new BullQueue(this.connection, name);
  }

  /** In this order, behind or before waiting jobs. A waiting row is not queued twice. */
  async add(ids: readonly string[], place: 'last' | 'first' = 'last'): Promise<void> {
    await this.queue.add(
      ids.map((id) => ({ id, name: this.name, data: null })),
      place,
    );
  }

  /** Number of waiting and running jobs. */
  depth(): Promise<number> {
    return this.queue.depth();
  }

  /** Waiting jobs stay in Redis. */
  async close(): Promise<void> {
    await this.queue.close();
    this.connection.disconnect();
  }
}

export interface RowQueueOptions {
  concurrency: number;
  /** Limit over all workers of the queue; 0: none. */
  perSecond: number;
  lockMs: number;
}

/** Processes the rows of one queue. A handler that throws has left its row unchanged. */
export class RowQueueWorker {
  private readonly worker: BullWorker<null>;

  /** @param handle may return ms for which the whole queue pauses; the row is then retried */
  constructor(
    redisUrl: string,
    name: string,
    { concurrency, perSecond, lockMs }: RowQueueOptions,
    handle: (id: string) => Promise<number | undefined>,
    onError: (error: Error) => void,
  ) {
    this.worker = new BullWorker<null>(
      redisUrl,
      name,
      {
        concurrency,
        lockMs,
        // The row in PostgreSQL has a lease already.
        skipLockRenewal: true,
        ...(perSecond > 0 && { limiter: { max: perSecond, duration: 1_000 } }),
      },
      async ({ id = '' }) => {
        const restMs = await handle(id);
        if (restMs !== undefined) await this.worker.rest(restMs);
      },
      onError,
    );
    this.worker.onFailed(onError);
  }

  /** Finishes work in flight and accepts nothing new. */
  close(): Promise<void> {
    return this.worker.close();
  }
}
