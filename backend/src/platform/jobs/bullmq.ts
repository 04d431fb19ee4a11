import { type Job, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/redis.ts';

export interface BullJob<Data> {
  /** BullMQ ignores a job whose id waits or runs already. */
  id: string;
  name: string;
  data: Data;
}

/** One queue in Redis. Each job is tried once: retries are PostgreSQL's business, so that an emptied Redis loses none. */
export class BullQueue<Data> {
  private readonly queue: Queue;

  constructor(connection: Redis, name: string) {
    this.queue = new Queue(name, { connection });
    // An 'error' event without a listener would end the process; `add` throws anyway.
    this.queue.on('error', () => undefined);
  }

  /** In this order, behind or before waiting jobs. @throws while Redis is not reachable */
  async add(jobs: readonly BullJob<Data>[], place: 'last' | 'first' = 'last'): Promise<void> {
    await this.queue.addBulk(
      jobs.map(({ id, name, data }) => ({
        name,
        data,
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

  /** Number of waiting and running jobs. */
  async depth(): Promise<number> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  /** Waiting jobs stay in Redis. */
  async close(): Promise<void> {
    await this.queue.close().catch(() => undefined);
  }
}

export interface BullWorkerOptions extends Pick<WorkerOptions, 'limiter' | 'skipLockRenewal'> {
  /** Jobs at a time. */
  concurrency: number;
  /** Lock duration of a job, in ms. */
  lockMs: number;
}

/** Takes the jobs of one queue, over a connection of its own. */
export class BullWorker<Data> {
  private readonly connection: Redis;
  private readonly worker: Worker<Data>;

  constructor(
    redisUrl: string,
    queue: string,
    { lockMs, ...options }: BullWorkerOptions,
    handle: (job: Job<Data>) => Promise<void>,
    onError: (error: Error) => void,
  ) {
    this.connection = connectRedis(redisUrl, `worker:${queue}`, 'forever');
    this.connection.on('error', () => undefined);
    this.worker = new Worker<Data>(queue, handle, {
      connection: this.connection,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      ...options,
    });
    this.worker.on('error', onError);
  }

  /** Of jobs that threw. */
  onFailed(listener: (error: Error) => void): void {
    this.worker.on('failed', (_job, error) => listener(error));
  }

  /** Pauses the whole queue; the calling job is retried. @throws always, as BullMQ requires */
  async rest(ms: number): Promise<never> {
    await this.worker.rateLimit(ms);
    throw Worker.RateLimitError();
  }

  /** Finishes work in flight and accepts nothing new. */
  async close(): Promise<void> {
    await this.worker.close();
    this.connection.disconnect();
  }
}
