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

  /**
   * The cached value, without a query. It may be outdated for a moment; prices are compared with the database when an order is
   * stored.
   */
  get current(): Edition<Value> {
    return this.edition;
  }

  /** Reads the value again, starting after this call. Calls that wait for a running read share the next one. */
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
    // Reads run one after another, so that the last result is the newest, also where a restored database has a lower version.
    this.edition = await this.read();
  }
}
