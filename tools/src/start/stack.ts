import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../services/readable-error.ts';
import { describeExit, EndedEarly, type RunningProcess } from '../services/service.ts';
import { PARTS, type PartName } from './data-dir.ts';
import { tellingLines } from './log-lines.ts';

const AGAIN_AFTER_MS = 1_000;

type Start = () => Promise<RunningProcess>;

/** The parts that run. One that ends by itself is started again after a second. */
export class Stack {
  readonly #running = new Map<PartName, { part: RunningProcess; start: Start }>();
  readonly #starting = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Aborts starts that are under way. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Starts a part. @param start is called again for each restart: the same ports each time */
  async start<Part extends RunningProcess>(name: PartName, start: () => Promise<Part>): Promise<Part> {
    const starting = start();
    this.#starting.add(starting);
    const part = await starting.finally(() => this.#starting.delete(starting));
    this.#running.set(name, { part, start });
    void this.#watch(name, start, part);
    return part;
  }

  async #watch(name: PartName, start: Start, part: RunningProcess): Promise<void> {
    const exit = await part.exited;
    if (!exit.expected) await this.#startAgain(name, start, describe(new EndedEarly(exit)));
  }

  async #startAgain(name: PartName, start: Start, why: string): Promise<void> {
    if (this.signal.aborted) return;
    this.#say(`  ! ${why}`);
    await sleep(AGAIN_AFTER_MS, undefined, { signal: this.signal }).catch(() => undefined);
    if (this.signal.aborted) return;
    await this.start(name, start).then(
      () => this.#say(`  ✓ ${name} runs again`),
      (error: unknown) => this.#startAgain(name, start, `${name} did not start: ${describe(error)}`),
    );
  }

  /** Stops a part and starts it as it is now. @returns whether it runs: one that does not start is left until the next restart */
  async restart(name: PartName): Promise<boolean> {
    const known = this.#running.get(name);
    if (known === undefined) return false;
    await known.part.stop();
    try {
      await this.start(name, known.start);
      return true;
    } catch {
      if (!this.signal.aborted) this.#say(`  ✗ ${name} did not start: its log says why`);
      return false;
    }
  }

  /** Gives up what is starting, then stops what runs, each after the one that uses it has drained. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#starting);
    for (const name of PARTS) await this.#running.get(name)?.part.stop();
  }
}

/** What a person is told of a failure: of a part that ended, what its log complains of. */
export function describe(error: unknown): string {
  if (!(error instanceof EndedEarly)) return messageOf(error);
  return describeExit({ ...error.exit, lastLines: tellingLines(error.exit.lastLines) });
}
