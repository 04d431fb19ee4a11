import { setTimeout as delay } from 'node:timers/promises';
import { buy, type Purchase } from './buyer.ts';
import type { StackSettings } from './settings.ts';

const READERS = 4;
const READ_PAUSE_MS = 40;
const BUYERS = 2;
const BUY_PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 15_000;

/** What nginx keeps copies of. */
const PATHS = ['/', '/blog', '/recipes', '/training-programs', '/api/blogs', '/api/recipes?page=1&limit=5'];

export interface Read {
  path: string;
  /** When it was asked, ms. */
  at: number;
  ms: number;
  /** 0: no answer at all. */
  status: number;
  why?: string;
}

/** Visitors who read and visitors who buy, until they are told to stop. */
export class Load {
  readonly reads: Read[] = [];
  readonly purchases: Purchase[] = [];
  /** Purchases that were given up. */
  readonly lost: string[] = [];
  private readonly settings: StackSettings;
  private readonly people: Promise<void>[] = [];
  private stopped = false;

  private constructor(settings: StackSettings) {
    this.settings = settings;
  }

  static start(settings: StackSettings): Load {
    const load = new Load(settings);
    for (let reader = 0; reader < READERS; reader += 1) load.people.push(load.read(reader));
    for (let buyer = 0; buyer < BUYERS; buyer += 1) load.people.push(load.buy());
    return load;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.people);
  }

  get failures(): Read[] {
    return this.reads.filter(({ status }) => status !== 200);
  }

  /** What was said to calls of buyers that had to be repeated. */
  get repeats(): string[] {
    return this.purchases.flatMap(({ repeats }) => repeats);
  }

  private async read(first: number): Promise<void> {
    for (let turn = first; !this.stopped; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const at = performance.now();
      const outcome = await fetch(this.settings.siteUrl + path, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return { status: answer.status };
        },
        (error: Error) => ({ status: 0, why: String(error.cause ?? error) }),
      );
      this.reads.push({ path, at, ms: performance.now() - at, ...outcome });
      await delay(READ_PAUSE_MS);
    }
  }

  private async buy(): Promise<void> {
    while (!this.stopped) {
      try {
        this.purchases.push(await buy(this.settings));
      } catch (error) {
        this.lost.push(String(error));
      }
      await delay(BUY_PAUSE_MS);
    }
  }
}
