import { type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis } from '../../redis/redis.ts';

/** A queue whose jobs are ids of rows that PostgreSQL keeps: emptying Redis loses nothing. */
export class RowQueue {
  private readonly connection: Redis;
  private readonly queue: Queue;

  constructor(
    redisUrl: string,
    private readonly name: string,
  ) {
    this.connection = connectRedis(redisUrl, `queue:${name}`, 'once');
    this.connection.on('error', () => undefined);
    this.queue = new Queue(name, { connection: this.connection });
    this.queue.on('error', () => undefined);
  }

  /** In this order, behind or before what waits. A row that waits already is not queued twice. */
  async add(ids: readonly string[], place: 'last' | 'first' = 'last'): Promise<void> {
    await this.queue.addBulk(
      ids.map((id) => ({
        name: this.name,
        data: null,
        opts: {
          jobId: id,
          attempts: 1,
          lifo: place === 'first',
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  /** Jobs that wait or run. */
  async depth(): Promise<number> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async close(): Promise<void> {
    await this.queue.close().catch(() => undefined);
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
  private readonly connection: Redis;
  private readonly worker: Worker;

  /** @param handle may answer with milliseconds for which the whole queue is to rest; the row then comes again */
  constructor(
    redisUrl: string,
    name: string,
    options: RowQueueOptions,
    handle: (id: string) => Promise<number | undefined>,
    onError: (error: Error) => void,
  ) {
    this.connection = connectRedis(redisUrl, `worker:${name}`, 'forever');
    this.connection.on('error', () => undefined);
    this.worker = new Worker(
      name,
      async (job: Job) => {
        const restMs = await handle(job.id ?? '');
        if (restMs === undefined) return;
        await this.worker.rateLimit(restMs);
        throw Worker.RateLimitError();
      },
      {
        connection: this.connection,
        concurrency: options.concurrency,
        lockDuration: options.lockMs,
        stalledInterval: options.lockMs,
        // The row has a lease of its own; renewing both costs more than it tells.
        skipLockRenewal: true,
        ...(options.perSecond > 0 && { limiter: { max: options.perSecond, duration: 1_000 } }),
      },
    );
    this.worker.on('error', onError);
    this.worker.on('failed', (_job, error) => onError(error));
  }

  /** Finishes what is in flight and takes nothing new. */
  async close(): Promise<void> {
    await this.worker.close();
    this.connection.disconnect();
  }
}
