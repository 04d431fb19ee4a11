/** A version of a publication with its value. */
export interface Edition<Value> {
  version: number;
  value: Value;
}

/** A cached publication, reloaded when a newer version is published. */
export class CurrentPublication<Value> {
  private edition: Edition<Value>;
  private reading: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  /** @param first value at the start @param read reads the version first, so that the value is no older than its version */
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
