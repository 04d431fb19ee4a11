import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../services/readable-error.ts';
import { describeExit, EndedEarly, type RunningProcess, type ServiceExit } from '../services/service.ts';
import { PARTS, type PartName } from './settings/data-dir.ts';
import { tellingLines } from './log-lines.ts';

/** Before each new try of a part that has ended by itself, ms. After the last one it is given up. */
const RESTART_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** A part that has run so long is well again: the next end is its first. */
const WELL_AFTER_MS = 60_000;

/** Stand-ins for what is elsewhere in production: the site works on without them. */
const DISPENSABLE: ReadonlySet<PartName> = new Set(['mailbox', 'sandbox', 'google']);

interface Watched {
  name: PartName;
  start: () => Promise<RunningProcess>;
  startedAt: number;
  /** Ends and failed starts since it was last well. */
  failures: number;
}

/** The parts that run, in the order in which they stop. One that ends by itself is started again. */
export class Stack {
  readonly #running = new Map<PartName, RunningProcess>();
  readonly #starting = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  readonly #watched = new Map<PartName, Watched>();
  readonly #say: (line: string) => void;
  readonly #waitsMs: readonly number[];
  #crashed: (exit: ServiceExit) => void = () => {};

  constructor(say: (line: string) => void, restartWaitsMs: readonly number[] = RESTART_WAITS_MS) {
    this.#say = say;
    this.#waitsMs = restartWaitsMs;
  }

  /** Aborts starts that are under way. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Settles when a part that the site needs does not stay up. */
  readonly crash = new Promise<ServiceExit>((resolve) => {
    this.#crashed = resolve;
  });

  /** Starts a part and keeps watch over it. @param start is called again for each restart: the same ports each time */
  async start<Part extends RunningProcess>(name: PartName, start: () => Promise<Part>): Promise<Part> {
    const part = await this.#launch(name, start);
    const watched = { name, start, startedAt: Date.now(), failures: 0 };
    this.#watched.set(name, watched);
    this.#watch(watched, part);
    return part;
  }

  /**
   * Stops a part and starts it as it is now. One that does not start is left; the next restart tries again.
   * @returns whether it runs
   */
  async restart(name: PartName): Promise<boolean> {
    const watched = this.#watched.get(name);
    if (watched === undefined) return false;
    await this.#running.get(name)?.stop();
    watched.failures = 0;
    watched.startedAt = Date.now();
    try {
      const part = await this.#launch(name, watched.start);
      this.#watch(watched, part);
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
    for (const name of PARTS) await this.#running.get(name)?.stop();
  }

  async #launch<Part extends RunningProcess>(name: PartName, start: () => Promise<Part>): Promise<Part> {
    const starting = start();
    this.#starting.add(starting);
    try {
      const part = await starting;
      this.#running.set(name, part);
      return part;
    } finally {
      this.#starting.delete(starting);
    }
  }

  #watch(watched: Watched, part: RunningProcess): void {
    part.onExit((exit) => {
      if (exit.expected || this.signal.aborted) return;
      if (Date.now() - watched.startedAt > WELL_AFTER_MS) watched.failures = 0;
      void this.#revive(watched, exit);
    });
  }

  async #revive(watched: Watched, ended: ServiceExit): Promise<void> {
    const { name } = watched;
    const { startedAt } = watched;
    let exit = ended;
    this.#say(`  ! ${name} stopped with ${exit.how}; starting it again …`);
    for (;;) {
      const waitMs = this.#waitsMs[watched.failures];
      if (waitMs === undefined) return this.#giveUp(name, exit);
      watched.failures += 1;
      try {
        await sleep(waitMs, undefined, { signal: this.signal });
        // Somebody has restarted it meanwhile.
        if (watched.startedAt !== startedAt) return;
        const part = await this.#launch(name, watched.start);
        watched.startedAt = Date.now();
        this.#say(`  ✓ ${name} runs again`);
        return this.#watch(watched, part);
      } catch (error) {
        if (this.signal.aborted) return;
        exit = error instanceof EndedEarly ? error.exit : { ...exit, lastLines: [messageOf(error)] };
      }
    }
  }

  #giveUp(name: PartName, exit: ServiceExit): void {
    if (!DISPENSABLE.has(name)) return this.#crashed(exit);
    this.#say(`  ✗ ${name} does not stay up, and the rest goes on without it.\n${describeCrash(exit)}`);
  }
}

/** What is said when a part ends by itself. */
export function describeCrash(exit: ServiceExit): string {
  return describeExit({ ...exit, lastLines: tellingLines(exit.lastLines) });
}
