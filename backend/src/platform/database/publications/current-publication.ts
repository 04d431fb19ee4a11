/** One state of what is published. */
export interface Edition<Value> {
  version: number;
  value: Value;
}

/** A value that is read once and kept in memory until somebody publishes another. */
export class CurrentPublication<Value> {
  private edition: Edition<Value>;
  private reading: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  /** @param first read before anybody asks @param read the version first, so that the value is no older than it says */
  constructor(
    first: Edition<Value>,
    private readonly read: () => Promise<Edition<Value>>,
  ) {
    this.edition = first;
  }

  /** Without asking anybody. It may be a moment old: money is compared with the database once more. */
  get current(): Edition<Value> {
    return this.edition;
  }

  /** Reads it anew, beginning after this call; calls that wait for a reading under way share the next. */
  refresh(): Promise<void> {
    this.waiting ??= this.reading
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        this.reading = this.renew();
        return this.reading;
      });
    return this.waiting;
  }

  private async renew(): Promise<void> {
    // One reading follows the other, so the last one is right, also where a restored database counts from less.
    this.edition = await this.read();
  }
}
