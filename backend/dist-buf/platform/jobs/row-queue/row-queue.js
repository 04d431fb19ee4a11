import { connectRedis } from '../../redis/redis.js';
import { BullQueue } from '../bullmq/bull-queue.js';
import { BullWorker } from '../bullmq/bull-worker.js';
/** A queue whose jobs are ids of rows that PostgreSQL keeps: emptying Redis loses nothing. */
export class RowQueue {
    name;
    connection;
    queue;
    constructor(redisUrl, name) {
        this.name = name;
        this.connection = connectRedis(redisUrl, `queue:${name}`, 'once');
        this.connection.on('error', () => undefined);
        this.queue = new BullQueue(this.connection, name);
    }
    /** In this order, behind or before what waits. A row that waits already is not queued twice. */
    async add(ids, place = 'last') {
        await this.queue.add(ids.map((id) => ({ id, name: this.name, data: null })), place);
    }
    /** Jobs that wait or run. */
    depth() {
        return this.queue.depth();
    }
    /** What waits in Redis stays there. */
    async close() {
        await this.queue.close();
        this.connection.disconnect();
    }
}
/** Handles the rows of one queue. A handler that throws has left its row as it was. */
export class RowQueueWorker {
    worker;
    /** @param handle may answer with milliseconds for which the whole queue is to rest; the row then comes again */
    constructor(redisUrl, name, { concurrency, perSecond, lockMs }, handle, onError) {
        this.worker = new BullWorker(redisUrl, name, {
            concurrency,
            lockMs,
            // The row has a lease of its own; renewing both costs more than it tells.
            skipLockRenewal: true,
            ...(perSecond > 0 && { limiter: { max: perSecond, duration: 1_000 } }),
        }, async ({ id = '' }) => {
            const restMs = await handle(id);
            if (restMs !== undefined)
                await this.worker.rest(restMs);
        }, onError);
        this.worker.onFailed(onError);
    }
    /** Finishes what is in flight and takes nothing new. */
    close() {
        return this.worker.close();
    }
}
//# sourceMappingURL=row-queue.js.map