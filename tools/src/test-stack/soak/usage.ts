import { setTimeout as delay } from 'node:timers/promises';
import { command } from '../command.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { ROUND_MS } from './faults.ts';

const SERVICES = ['backend', 'worker', 'nginx', 'postgres', 'redis'];
const EVERY_MS = 15_000;
/** By then caches and pools are full. */
const WARM_MS = 300_000;
/** What may be more in the last round than in the first: a part, and so much besides (MiB, handles). */
const GROWTH = { part: 0.15, MiB: 16, handles: 24 };

/** Memory that no file stands behind, in kB, and open files, of all processes of a container. */
const MEASURE =
  "cat /proc/[0-9]*/status 2>/dev/null | awk '/^RssAnon/ { sum += $2 } END { print sum + 0 }'; ls /proc/[0-9]*/fd 2>/dev/null | grep -c '^[0-9]'";

interface Sample {
  service: string;
  /** ms of `performance.now`. */
  at: number;
  MiB: number;
  handles: number;
}

/** Looks at what the containers hold, until it is told to stop. */
export class Usage {
  private readonly samples: Sample[] = [];
  private readonly begun = performance.now();
  private readonly stack: ComposeStack;
  private readonly looking: Promise<void>;
  private stopped = false;

  constructor(stack: ComposeStack) {
    this.stack = stack;
    this.looking = this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.looking;
  }

  /**
   * The first whole round of kills after the warm-up beside the last one: containers are of the same ages in both.
   * @returns a line each, and which have grown; nothing of a run that is too short for two rounds
   */
  compare(): { lines: string[]; grown: string[] } {
    const end = this.samples.at(-1)?.at ?? 0;
    const first = [this.begun + WARM_MS, this.begun + WARM_MS + ROUND_MS] as const;
    const last = [end - ROUND_MS, end] as const;
    const lines: string[] = [];
    const grown: string[] = [];
    if (last[0] < first[1]) return { lines: ['too short to compare memory'], grown };
    for (const service of SERVICES) {
      const words = (['MiB', 'handles'] as const).map((what) => {
        const [before, after] = [this.mean(service, what, first), this.mean(service, what, last)];
        if (after > before * (1 + GROWTH.part) + GROWTH[what]) grown.push(`${service}: ${what}`);
        return `${before.toFixed(0)} → ${after.toFixed(0)} ${what}`;
      });
      lines.push(`${service} ${words.join(', ')}`);
    }
    return { lines, grown };
  }

  /** Of one container. */
  private mean(service: string, what: 'MiB' | 'handles', [from, to]: readonly [number, number]): number {
    const wanted = this.samples.filter((one) => one.service === service && one.at >= from && one.at <= to);
    return wanted.reduce((sum, one) => sum + one[what], 0) / Math.max(1, wanted.length);
  }

  private async look(): Promise<void> {
    while (!this.stopped) {
      for (const service of SERVICES) {
        const containers = await this.stack.containers(service).catch(() => []);
        for (const container of containers) await this.sample(service, container);
      }
      await delay(EVERY_MS);
    }
  }

  /** One that has just been killed has nothing to say. */
  private async sample(service: string, container: string): Promise<void> {
    const printed = await command('docker', ['exec', container, 'sh', '-c', MEASURE]).catch(() => '');
    const [kilobytes, handles] = printed.split('\n').map(Number);
    if (!kilobytes || !handles) return;
    this.samples.push({ service, at: performance.now(), MiB: kilobytes / 1024, handles });
  }
}
