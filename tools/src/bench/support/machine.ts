import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processes that want to run, over a minute. */
const QUIET = 1.5;
const WAIT_MS = 240_000;
/** The part of the processors' time in use that the host may give to other machines while something is measured. */
const STOLEN = 0.02;

/** Ticks of all processors since the machine's start. */
interface Ticks {
  used: number;
  /** Wanted here, and given to other machines of the same host. Waiting processes count it as nothing, so no load shows it. */
  stolen: number;
}

/** By `/proc/stat`; a system without one is taken for a machine of its own. */
async function ticks(): Promise<Ticks> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  const all = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ').map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = all;
  return { used: user + nice + system + irq + softirq, stolen };
}

/** What a machine did beside a measurement, and why that may be worth nothing. */
export class Machine {
  readonly #loads: number[] = [];
  #since = ticks();

  /** Waits until the machine is at rest, or for four minutes. Before each measurement and after the last. */
  async rest(): Promise<void> {
    const giveUpAt = Date.now() + WAIT_MS;
    while ((loadavg()[0] ?? 0) > QUIET && Date.now() < giveUpAt) await sleep(5_000);
    this.#loads.push(loadavg()[0] ?? 0);
  }

  get loads(): string {
    return this.#loads.map((load) => load.toFixed(1)).join(' ');
  }

  /** @returns why figures since this was made can't be judged; none when they can */
  async doubt(): Promise<string | undefined> {
    if (this.#loads.some((load) => load > QUIET))
      return `the machine had other work (more than ${QUIET} processes that wanted to run)`;
    const [before, now] = await Promise.all([this.#since, ticks()]);
    const stolen = now.stolen - before.stolen;
    const part = stolen / Math.max(stolen + now.used - before.used, 1);
    if (part > STOLEN)
      return `its host gave ${(part * 100).toFixed(0)} % of the time in use to other machines`;
    return undefined;
  }
}
