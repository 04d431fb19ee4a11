import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOrphanedGroup } from './processes/process-group.ts';
import { endOrphan, recordedProcess, recordProcess } from './processes/processes.ts';
import { openableLog, readLastLines } from './processes/process-log.ts';
import { ReadableError } from './readable-error.ts';
import { type Command, spawnDetached } from './processes/spawn-detached.ts';

/** How a service ended. */
export interface ServiceExit {
  name: string;
  /** What happened, such as `exit code 1` or `signal SIGKILL`. */
  how: string;
  /** True when `stop()` asked for it. */
  expected: boolean;
  logFile: string;
  /** The last lines it wrote. */
  lastLines: string[];
}

/** A process we started and own. */
export interface RunningProcess {
  name: string;
  pid: number;
  logFile: string;
  /** Asks it to end and resolves when it is gone; ends it hard after its timeout. Safe to call twice. */
  stop(): Promise<void>;
  /** Called once when it ends, asked or not; at once if it has ended already. */
  onExit(listener: (exit: ServiceExit) => void): void;
}

export interface ProcessOptions extends Command {
  /** Names the log (`<dataDir>/logs/<name>.log`) and the run file (`<dataDir>/run/<name>.json`). */
  name: string;
  dataDir: string;
  /** Says whether it is up; asked every 50 ms. `from` is where this run begins in the log, in bytes. */
  ready: (logFile: string, from: number) => Promise<boolean>;
  /** Default 60 000 ms. */
  readyWithinMs?: number;
  /** Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** Gives the start up: the process is stopped and the start rejects. */
  signal?: AbortSignal | undefined;
  /** How long `stop()` waits before it kills; default 15 000 ms. */
  stopTimeoutMs?: number;
}

/**
 * Starts a process in a session of its own, so that Ctrl-C in the terminal reaches only the starter, which then stops
 * its parts in order. Where `setpriv` exists the kernel also ends the process when the starter is killed.
 * @throws ReadableError when it ends before it is ready, is not ready in time, or runs already.
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, dataDir, stopSignal = 'SIGTERM', stopTimeoutMs = 15_000 } = options;
  const runFile = path.join(dataDir, 'run', `${name}.json`);
  await endOrphan(runFile, stopSignal);
  const other = await recordedProcess(runFile);
  if (other !== undefined) {
    throw new ReadableError(`${name} is already running on ${dataDir} (process ${other.pid}).`);
  }
  const logFile = openableLog(dataDir, name);
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
  const child = spawnDetached(options, logFile, stopSignal);

  let stopping = false;
  const listeners: ((exit: ServiceExit) => void)[] = [];
  const exited = new Promise<ServiceExit>((resolve) => {
    const end = async (how: string): Promise<void> => {
      if (child.pid !== undefined) await endOrphanedGroup(child.pid, options.command);
      await rm(runFile, { force: true });
      const lastLines = await readLastLines(logFile, logStart, 40);
      resolve({ name, how, expected: stopping, logFile, lastLines });
    };
    child.once('error', (error) => void end(error.message));
    child.once(
      'exit',
      (code, signal) => void end(signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  });
  let ended: ServiceExit | undefined;
  const settle = async (): Promise<void> => {
    ended = await exited;
    for (const listener of listeners) listener(ended);
  };
  void settle();

  const running: RunningProcess = {
    name,
    pid: child.pid ?? 0,
    logFile,
    async stop() {
      stopping = true;
      if (ended !== undefined || child.exitCode !== null || child.signalCode !== null)
        return void (await exited);
      child.kill(stopSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exited;
      clearTimeout(timer);
    },
    onExit(listener) {
      if (ended === undefined) listeners.push(listener);
      else listener(ended);
    },
  };

  const deadline = Date.now() + (options.readyWithinMs ?? 60_000);
  for (;;) {
    if (ended !== undefined) throw new EndedEarly(ended);
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

/** A process ended before it was ready. */
export class EndedEarly extends ReadableError {
  readonly exit: ServiceExit;

  constructor(exit: ServiceExit) {
    super(describeExit(exit));
    this.exit = exit;
  }
}

/** One sentence about an unexpected end, with the last lines of the log beneath it. */
export function describeExit(exit: ServiceExit): string {
  const tail = exit.lastLines.map((line) => `\n    ${line}`).join('');
  return `${exit.name} stopped with ${exit.how}; its log is ${exit.logFile}${tail === '' ? '.' : `:${tail}`}`;
}
