import { type Job, Worker, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis } from '../../redis/redis.ts';

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

  /** The whole queue rests; the job that calls this comes again. @throws always, as BullMQ wants it */
  async rest(ms: number): Promise<never> {
    await this.worker.rateLimit(ms);
    throw Worker.RateLimitError();
  }

  /** Finishes what is in flight and takes nothing new. */
  async close(): Promise<void> {
    await this.worker.close();
    this.connection.disconnect();
  }
}
