import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, createReadStream, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, recordProcess } from './processes.ts';
import { ReadableError } from './readable-error.ts';

const OLD_LOG_BYTES = 5_000_000;
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));

/** How a service ended. */
export interface ServiceExit {
  name: string;
  /** Such as `exit code 1` or `signal SIGKILL`. */
  how: string;
  /** Whether `stop()` requested it. */
  expected: boolean;
  logFile: string;
  /** Last lines of its output. */
  lastLines: string[];
}

/** A process that we started. */
export interface RunningProcess {
  name: string;
  pid: number;
  logFile: string;
  /** Stops the process, with SIGKILL after a timeout. Idempotent. */
  stop(): Promise<void>;
  /** Resolves when it ends. */
  exited: Promise<ServiceExit>;
}

/** A started service with its address. */
export interface Service extends RunningProcess {
  url: string;
}

export interface ServiceOptions {
  /** Folder of all parts: data in `<dataDir>/<name>`, logs in `logs/`, pids in `run/`. */
  dataDir: string;
  /** Port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** False gives up durability for speed, for tests. Default true. */
  durable?: boolean;
  /** Aborts a start: the process is stopped and the start rejects. */
  signal?: AbortSignal | undefined;
}

export interface ProcessOptions extends Pick<ServiceOptions, 'dataDir' | 'signal'> {
  /** Names the log (`<dataDir>/logs/<name>.log`) and the run file (`<dataDir>/run/<name>.json`). */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Options of setpriv that change the account. */
  account?: string[];
  /** Whether it is ready; polled every 50 ms. `from` is where this run begins in the log, in bytes. */
  ready: (logFile: string, from: number) => Promise<boolean>;
  /** Default 60 000 ms. */
  readyWithinMs?: number;
  /** Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** Time before `stop()` kills; default 15 000 ms. */
  stopTimeoutMs?: number;
}

/**
 * Starts a process in its own session, so that Ctrl-C reaches only the starter, which stops its parts in order. With `setpriv`
 * the kernel ends the process when the starter is killed.
 * @throws ReadableError when it ends before it is ready, or is not ready in time
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, dataDir, stopSignal = 'SIGTERM', stopTimeoutMs = 15_000 } = options;
  const runFile = path.join(dataDir, 'run', `${name}.json`);
  const logFile = openableLog(dataDir, name);
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child = spawnDetached(options, logFile, stopSignal);

  let [stopping, ended] = [false, false];
  const how = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const exited = how.then(async (words): Promise<ServiceExit> => {
    ended = true;
    if (child.pid !== undefined) endGroup(child.pid);
    await rm(runFile, { force: true });
    const lastLines = await readLastLines(logFile, logStart, 40);
    return { name, how: words, expected: stopping, logFile, lastLines };
  });
  const running: RunningProcess = {
    name,
    pid: child.pid ?? 0,
    logFile,
    exited,
    async stop() {
      stopping = true;
      if (!ended) child.kill(stopSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exited;
      clearTimeout(timer);
    },
  };

  const deadline = Date.now() + (options.readyWithinMs ?? 60_000);
  for (;;) {
    if (ended) throw new EndedEarly(await exited);
    if (options.signal?.aborted === true) {
      await running.stop();
      throw new ReadableError(`${name} was stopped before it was ready.`);
    }
    if (await options.ready(logFile, logStart).catch(() => false)) break;
    if (Date.now() > deadline) {
      await running.stop();
      throw new ReadableError(`${name} did not become ready in time; its log is ${logFile}.`);
    }
    await Promise.race([sleep(50), exited]);
  }
  await recordProcess(runFile, running.pid);
  return running;
}

function spawnDetached(options: ProcessOptions, logFile: string, stopSignal: NodeJS.Signals): ChildProcess {
  const { command, args, env, cwd, account = [] } = options;
  // Changing the account clears the death signal, so both are in one call.
  const prefix = SETPRIV ? [SETPRIV, '--pdeathsig', stopSignal.replace('SIG', ''), ...account, '--'] : [];
  const [file = command, ...rest] = [...prefix, command, ...args];
  // A log file, not a pipe: a broken pipe would end the service when the starter is killed.
  const log = openSync(logFile, 'a');
  try {
    return spawn(file, rest, { env, cwd, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

/** Renames a large log to `.1` at the start of its process. */
function openableLog(dataDir: string, name: string): string {
  const logFile = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > OLD_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  return logFile;
}

/** Last lines of a log since `from` (bytes). */
export async function readLastLines(logFile: string, from: number, count: number): Promise<string[]> {
  const written = await text(createReadStream(logFile, { start: from })).catch(() => '');
  return written === '' ? [] : written.trimEnd().split('\n').slice(-count);
}

/** The process ended before it was ready. */
export class EndedEarly extends ReadableError {
  readonly exit: ServiceExit;

  constructor(exit: ServiceExit) {
    super(describeExit(exit));
    this.exit = exit;
  }
}

/** One sentence about an unexpected end, followed by the last log lines. */
export function describeExit({ name, how, logFile, lastLines }: ServiceExit): string {
  const tail = lastLines.map((line) => `\n    ${line}`).join('');
  return `${name} stopped with ${how}; its log is ${logFile}${tail === '' ? '.' : `:${tail}`}`;
}
