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
/** Backend and worker finish work in flight first. */
const STOP_TIMEOUT_MS = 25_000;

type Start = () => Promise<RunningProcess>;

/** The running parts. A part that ends is restarted after a second. */
export class Parts {
  readonly #running = new Map<PartName, { part: RunningProcess; start: Start }>();
  readonly #starting = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Aborts pending starts. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Starts a part. @param start is called again for each restart, with the same ports */
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

  /** Restarts a part with its current code. @returns whether it runs: a failed one waits for the next restart */
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

  /** Aborts pending starts, then stops each part after those that use it. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#starting);
    for (const name of PARTS) await this.#running.get(name)?.part.stop();
  }
}

/** Message about a failure: for a part that ended, its log's complaints. */
export function describe(error: unknown): string {
  if (!(error instanceof EndedEarly)) return messageOf(error);
  return describeExit({ ...error.exit, lastLines: tellingLines(error.exit.lastLines) });
}

export interface PartOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Drain time in ms; default 25 000. */
  stopTimeoutMs?: number;
}

/** Site and API; ready by its health check. @param args of node */
export function startBackend(args: string[], options: PartOptions, port: number): Promise<RunningProcess> {
  const url = `http://127.0.0.1:${port}/api/health/ready`;
  const ready = async () => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  return startNode('backend', args, options, ready);
}

/** The queues; ready by its log line, which needs the level `info`. */
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

/** Vite's server in front of the backend. */
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

/** The Razorpay or Google sandbox. */
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
