interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns calls that come at nearly the same time into one: a statement for a hundred rows costs
 * little more than one for a single row.
 */
export class MicroBatch<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private scheduled = false;
  private running = false;

  /**
   * @param run answers in the order of the items
   * @param waitMs for more to come; 0: only while one batch is under way
   */
  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
    private readonly waitMs: number,
    private readonly largest = 500,
  ) {}

  /** Rejects with the error of the whole batch. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    // While one batch is under way the next one fills up.
    if (this.running || this.scheduled) return;
    this.scheduled = true;
    const flush = () => void this.flush();
    if (this.waitMs === 0 || this.waiting.length >= this.largest) setImmediate(flush);
    else setTimeout(flush, this.waitMs);
  }

  private async flush(): Promise<void> {
    this.scheduled = false;
    const batch = this.waiting.splice(0, this.largest);
    this.running = true;
    try {
      const results = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result | PromiseLike<Result>));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running = false;
      if (this.waiting.length > 0) this.schedule();
    }
  }
}
