/**
 * Turns calls that come at nearly the same time into one: a statement for a hundred rows costs
 * little more than one for a single row.
 */
export class MicroBatch {
    run;
    waitMs;
    largest;
    waiting = [];
    timer;
    running = false;
    /** @param run answers in the order of the items */
    constructor(run, waitMs, largest = 500) {
        this.run = run;
        this.waitMs = waitMs;
        this.largest = largest;
    }
    /** Rejects with the error of the whole batch. */
    add(item) {
        return new Promise((resolve, reject) => {
            this.waiting.push({ item, resolve, reject });
            this.schedule();
        });
    }
    schedule() {
        // While one batch is under way the next one fills up.
        if (this.running || this.timer)
            return;
        this.timer = setTimeout(() => void this.flush(), this.waiting.length >= this.largest ? 0 : this.waitMs);
    }
    async flush() {
        this.timer = undefined;
        const batch = this.waiting.splice(0, this.largest);
        this.running = true;
        try {
            const results = await this.run(batch.map(({ item }) => item));
            batch.forEach(({ resolve }, index) => resolve(results[index]));
        }
        catch (error) {
            for (const { reject } of batch)
                reject(error);
        }
        finally {
            this.running = false;
            if (this.waiting.length > 0)
                this.schedule();
        }
    }
}
//# sourceMappingURL=micro-batch.js.map