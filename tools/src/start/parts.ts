import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listens } from '../services/ports.ts';
import { messageOf } from '../services/readable-error.ts';
import {
  describeExit,
  EndedEarly,
  readLastLines,
  type RunningProcess,
  type Service,
  startProcess,
} from '../services/service.ts';
import { PARTS, type PartName } from './data-dir.ts';
import { tellingLines } from './log-lines.ts';

const AGAIN_AFTER_MS = 1_000;
/** The backend and the worker finish what is in flight first. */
const STOP_TIMEOUT_MS = 25_000;

type Start = () => Promise<RunningProcess>;

/** The parts that run. One that ends by itself is started again after a second. */
export class Parts {
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

export interface PartOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** How long what is in flight may take when it is to stop, ms; default 25 000. */
  stopTimeoutMs?: number;
}

/** The site and the API. Ready when it says that it can serve. @param args that node is called with */
export function startBackend(args: string[], options: PartOptions, port: number): Promise<RunningProcess> {
  const url = `http://127.0.0.1:${port}/api/health/ready`;
  const ready = async () => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  return startNode('backend', args, options, ready);
}

/** The queues. It serves nothing, so it is ready when its log says so, as it does from the level `info` on. */
export function startWorker(args: string[], options: PartOptions): Promise<RunningProcess> {
  const LOG_LEVEL = /^(debug|trace)$/.test(options.env['LOG_LEVEL'] ?? '')
    ? options.env['LOG_LEVEL']
    : 'info';
  return startNode(
    'worker',
    args,
    { ...options, env: { ...options.env, LOG_LEVEL } },
    async (logFile, from) =>
      (await readLastLines(logFile, from, 200)).some((line) => line.includes('worker ready')),
  );
}

/** Vite's server, with the backend behind it. */
export function startSite(options: PartOptions, port: number): Promise<RunningProcess> {
  return startScript('site', 'frontend/scripts/dev/main.ts', options, port);
}

/** A script of the repository that listens on the port `at`. */
export function startScript(
  name: string,
  script: string,
  options: PartOptions,
  at: number,
): Promise<RunningProcess> {
  return startNode(name, [path.join(options.root, script)], options, () => listens(at));
}

/** A stand-in for Razorpay or Google. */
export async function startSandbox(
  name: 'sandbox' | 'google',
  options: PartOptions,
  port: number,
): Promise<Service> {
  const url = `http://127.0.0.1:${port}`;
  const folder = { sandbox: 'razorpay-sandbox', google: 'google-sandbox' }[name];
  const script = path.join(options.root, 'tools/src', folder, 'main.ts');
  const env = { ...options.env, SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: options.dataDir };
  const ready = async (): Promise<boolean> => (await fetch(`${url}/health`)).ok;
  return { ...(await startNode(name, [script], { ...options, env }, ready)), url };
}

function startNode(
  name: string,
  args: string[],
  { root, stopTimeoutMs = STOP_TIMEOUT_MS, ...options }: PartOptions,
  ready: (logFile: string, from: number) => Promise<boolean>,
): Promise<RunningProcess> {
  return startProcess({
    name,
    command: process.execPath,
    args,
    cwd: root,
    ready,
    stopTimeoutMs,
    ...options,
  });
}
