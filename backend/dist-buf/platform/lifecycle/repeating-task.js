import { Logger } from '@nestjs/common';
/**
 * Runs `work` every `intervalMs`, never twice at a time, again at once while it returns true. A
 * throw is logged and the next turn comes as usual.
 */
export class RepeatingTask {
    name;
    intervalMs;
    work;
    logger = new Logger('RepeatingTask');
    timer;
    running;
    again = false;
    stopped = true;
    constructor(name, intervalMs, work) {
        this.name = name;
        this.intervalMs = intervalMs;
        this.work = work;
    }
    /** The first turn begins at once. */
    start() {
        this.stopped = false;
        this.runSoon();
    }
    /** Brings the next turn forward; a turn under way is followed by another. */
    runSoon() {
        if (this.stopped)
            return;
        if (this.running) {
            this.again = true;
            return;
        }
        clearTimeout(this.timer);
        this.running = this.turn().finally(() => {
            this.running = undefined;
            if (this.stopped)
                return;
            if (this.again)
                this.runSoon();
            else
                this.timer = setTimeout(() => this.runSoon(), this.intervalMs);
        });
    }
    /** Waits for the turn under way. */
    async stop() {
        this.stopped = true;
        clearTimeout(this.timer);
        await this.running;
    }
    async turn() {
        this.again = false;
        try {
            let more = true;
            while (more && !this.stopped)
                more = await this.work();
        }
        catch (error) {
            this.logger.error({ err: error }, `${this.name} failed; it will be tried again`);
        }
    }
}
//# sourceMappingURL=repeating-task.js.map