import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';

export interface Command {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** A `setpriv …` prefix that changes the account in place of uid and gid. */
  setpriv?: string[];
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));

/** In a session of its own, with its output in `logFile`. */
export function spawnDetached(options: Command, logFile: string, stopSignal: NodeJS.Signals): ChildProcess {
  const [file = options.command, ...args] = commandLine(options, stopSignal);
  const { env, cwd } = options;
  const { uid, gid } = options.setpriv === undefined ? options : {};
  // The log is a file and not a pipe: a pipe breaks, and takes the service down, when the starter is killed.
  const log = openSync(logFile, 'a');
  try {
    return spawn(file, args, { env, cwd, uid, gid, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

function commandLine(options: Command, stopSignal: NodeJS.Signals): string[] {
  const { command, args, setpriv } = options;
  if (SETPRIV === undefined) return [command, ...args];
  // Changing the account clears the death signal, so it goes into the same call.
  const [file = SETPRIV, ...flags] = setpriv ?? [SETPRIV, '--'];
  return [file, '--pdeathsig', stopSignal.replace('SIG', ''), ...flags, command, ...args];
}
