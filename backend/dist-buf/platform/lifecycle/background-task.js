import { RepeatingTask } from './repeating-task.js';
/** Work that comes round while the process lives: it starts with it, and a turn under way ends before it does. */
export class BackgroundTask {
    task;
    constructor(name, intervalMs) {
        this.task = new RepeatingTask(name, intervalMs, () => this.turn());
    }
    /** Brings the next turn forward. */
    runSoon() {
        this.task.runSoon();
    }
    onApplicationBootstrap() {
        this.task.start();
    }
    beforeApplicationShutdown() {
        return this.task.stop();
    }
}
//# sourceMappingURL=background-task.js.map