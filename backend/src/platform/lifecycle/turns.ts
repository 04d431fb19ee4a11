/** More wait than a turn is worth waiting for. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Lets at most `places` pieces of work run at a time; the others wait in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** @param mostWaiting who comes when so many wait is sent away */
  constructor(
    private places: number,
    private readonly mostWaiting = Infinity,
  ) {}

  /** @throws NoTurn */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places -= 1;
    else if (this.waiting.length < this.mostWaiting) await new Promise<void>((go) => this.waiting.push(go));
    else throw new NoTurn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.places += 1;
    }
  }
}
