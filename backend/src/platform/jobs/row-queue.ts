import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/redis.ts';
import { BullQueue, BullWorker } from './bullmq.ts';

/** A queue whose jobs are ids of rows that PostgreSQL keeps: emptying Redis loses nothing. */
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

  /** In this order, behind or before what waits. A row that waits already is not queued twice. */
  async add(ids: readonly string[], place: 'last' | 'first' = 'last'): Promise<void> {
    await this.queue.add(
      ids.map((id) => ({ id, name: this.name, data: null })),
      place,
    );
  }

  /** Jobs that wait or run. */
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
  /** Over all workers of the queue; 0 is without limit. */
  perSecond: number;
  lockMs: number;
}

/** Handles the rows of one queue. A handler that throws has left its row as it was. */
export class RowQueueWorker {
  private readonly worker: BullWorker<null>;

  /** @param handle may answer with milliseconds for which the whole queue is to rest; the row then comes again */
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

  /** Finishes what is in flight and takes nothing new. */
  close(): Promise<void> {
    return this.worker.close();
  }
}
