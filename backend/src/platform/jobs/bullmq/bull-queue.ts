import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

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

  /** In this order, behind or before what waits. @throws while Redis is not reachable */
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

  /** Jobs that wait or run. */
  async depth(): Promise<number> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  /** Waiting jobs stay in Redis. */
  async close(): Promise<void> {
    await this.queue.close().catch(() => undefined);
  }
}
