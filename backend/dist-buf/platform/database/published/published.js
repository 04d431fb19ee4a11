/** A value that is read once and kept in memory until somebody publishes another. */
export class Published {
    read;
    edition;
    reading = Promise.resolve();
    waiting;
    /** @param first read before anybody asks @param read the version first, so that the value is no older than it says */
    constructor(first, read) {
        this.read = read;
        this.edition = first;
    }
    /** Without asking anybody. It may be a moment old: money is compared with the database once more. */
    get current() {
        return this.edition;
    }
    /** Reads it anew, beginning after this call; calls that wait for a reading under way share the next. */
    refresh() {
        this.waiting ??= this.reading
            .catch(() => undefined)
            .then(() => {
            this.waiting = undefined;
            this.reading = this.renew();
            return this.reading;
        });
        return this.waiting;
    }
    async renew() {
        // One reading follows the other, so the last one is right, also where a restored database counts from less.
        this.edition = await this.read();
    }
}
//# sourceMappingURL=published.js.map