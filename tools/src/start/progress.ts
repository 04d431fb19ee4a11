import type { Writable } from 'node:stream';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const HEARTBEAT_MS = 10_000;

/** Shows concurrent steps: one line each when done, with a sign of progress meanwhile. */
export class Progress {
  readonly #running = new Map<string, number>();
  readonly #out: Writable & { isTTY?: boolean; columns?: number };
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;
  #lastBeat = Date.now();

  constructor(out: Writable = process.stdout) {
    this.#out = out;
  }

  /** Runs a step and prints its name and duration. A returned text is added to the line. */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const begun = Date.now();
    this.#running.set(name, begun);
    this.#timer ??= setInterval(() => this.#tick(), 100).unref();
    const line = (mark: string) => `  ${mark} ${name.padEnd(26)} ${seconds(Date.now() - begun)}`;
    try {
      const result = await work();
      this.say(line('✓') + (typeof result === 'string' && result !== '' ? `  ${result}` : ''));
      return result;
    } catch (error) {
      this.say(line('✗'));
      throw error;
    } finally {
      this.#running.delete(name);
      if (this.#running.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#clear();
      }
    }
  }

  /** A line of its own. */
  say(line: string): void {
    this.#clear();
    this.#out.write(`${line}\n`);
    this.#lastBeat = Date.now();
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[2K');
  }

  /** In a terminal a spinner; in a log a line every ten seconds. */
  #tick(): void {
    const now = Date.now();
    const names = [...this.#running].map(([name, begun]) => `${name} ${seconds(now - begun)}`).join(', ');
    if (this.#out.isTTY) {
      this.#frame = (this.#frame + 1) % FRAMES.length;
      this.#clear();
      this.#out.write(`  ${FRAMES[this.#frame]} ${names}`.slice(0, (this.#out.columns || 80) - 1));
    } else if (now - this.#lastBeat > HEARTBEAT_MS) this.say(`  … ${names}`);
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
