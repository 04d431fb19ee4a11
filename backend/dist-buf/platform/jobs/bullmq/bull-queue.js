import { Queue } from 'bullmq';
/** One queue in Redis. Each job is tried once: retries are PostgreSQL's business, so that an emptied Redis loses none. */
export class BullQueue {
    queue;
    constructor(connection, name) {
        this.queue = new Queue(name, { connection });
        // Without a listener an unreachable Redis would end the process; whoever adds hears of it.
        this.queue.on('error', () => undefined);
    }
    /** In this order, behind or before what waits. @throws while Redis is not reachable */
    async add(jobs, place = 'last') {
        await this.queue.addBulk(jobs.map(({ id, name, data }) => ({
            name,
            data,
            opts: {
                jobId: id,
                attempts: 1,
                lifo: place === 'first',
                removeOnComplete: true,
                removeOnFail: true,
            },
        })));
    }
    /** Jobs that wait or run. */
    async depth() {
        const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
        return Object.values(counts).reduce((sum, count) => sum + count, 0);
    }
    /** What waits in Redis stays there. */
    async close() {
        await this.queue.close().catch(() => undefined);
    }
}
//# sourceMappingURL=bull-queue.js.map