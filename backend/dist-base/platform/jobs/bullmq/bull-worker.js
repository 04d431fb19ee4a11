import { Worker } from 'bullmq';
import { connectRedis } from '../../redis/redis.js';
/** Takes the jobs of one queue, over a connection of its own. */
export class BullWorker {
    connection;
    worker;
    constructor(redisUrl, queue, { lockMs, ...options }, handle, onError) {
        this.connection = connectRedis(redisUrl, `worker:${queue}`, 'forever');
        this.connection.on('error', () => undefined);
        this.worker = new Worker(queue, handle, {
            connection: this.connection,
            lockDuration: lockMs,
            stalledInterval: lockMs,
            ...options,
        });
        this.worker.on('error', onError);
    }
    /** Of jobs that threw. */
    onFailed(listener) {
        this.worker.on('failed', (_job, error) => listener(error));
    }
    /** The whole queue rests; the job that calls this comes again. @throws always, as BullMQ wants it */
    async rest(ms) {
        await this.worker.rateLimit(ms);
        throw Worker.RateLimitError();
    }
    /** Finishes what is in flight and takes nothing new. */
    async close() {
        await this.worker.close();
        this.connection.disconnect();
    }
}
//# sourceMappingURL=bull-worker.js.map