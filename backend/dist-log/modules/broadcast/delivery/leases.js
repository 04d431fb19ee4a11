/** Renewed so often within one lease that a look that fails costs nothing. */
const RENEWALS = 3;
/**
 * The rows that this process has in hand. While it lives it says so: behind a slow mail server a row may wait for its
 * connection longer than a lease lasts, and must not be taken for lost.
 */
export class Leases {
    held = new Set();
    timer;
    /** @param renew moves the end of these rows' leases away by a whole one */
    constructor(renew, leaseMs) {
        this.timer = setInterval(() => {
            // The database may be restarting; the next look comes before the lease is over.
            if (this.held.size > 0)
                renew([...this.held]).catch(() => undefined);
        }, leaseMs / RENEWALS).unref();
    }
    /** The row's lease is renewed until `work` has ended, well or badly. */
    async whileHeld(id, work) {
        this.held.add(id);
        try {
            return await work();
        }
        finally {
            this.held.delete(id);
        }
    }
    /** Nothing is renewed any more: what is still in hand counts as lost when its lease ends. */
    stop() {
        clearInterval(this.timer);
    }
}
//# sourceMappingURL=leases.js.map