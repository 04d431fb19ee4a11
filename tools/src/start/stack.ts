import { describeExit, type RunningProcess, type ServiceExit } from '../services/service.ts';
import { PARTS, type PartName } from './data-dir.ts';
import { tellingLines } from './log-lines.ts';

/** The parts that run, in the order in which they stop. */
export class Stack {
  readonly #running = new Map<PartName, RunningProcess>();
  readonly #starting = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  #crashed: (exit: ServiceExit) => void = () => {};

  /** Aborts starts that are under way. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Settles when a part that ran ends without being asked. */
  readonly crash = new Promise<ServiceExit>((resolve) => {
    this.#crashed = resolve;
  });

  /** Starts a part and keeps watch over it. */
  async start<Part extends RunningProcess>(name: PartName, starting: Promise<Part>): Promise<Part> {
    this.#starting.add(starting);
    try {
      const part = await starting;
      this.#running.set(name, part);
      part.onExit((exit) => {
        if (!exit.expected) this.#crashed(exit);
      });
      return part;
    } finally {
      this.#starting.delete(starting);
    }
  }

  /** Gives up what is starting, then stops what runs, each after the one that uses it has drained. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#starting);
    for (const name of PARTS) await this.#running.get(name)?.stop();
  }
}

/** What is said when a part ends by itself. */
export function describeCrash(exit: ServiceExit): string {
  return describeExit({ ...exit, lastLines: tellingLines(exit.lastLines) });
}
