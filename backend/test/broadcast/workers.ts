import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));

/** Worker processes as in production, which can be killed. */
export class Workers {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly variables: Record<string, string>) {}

  start(): void {
    const worker = spawn(process.execPath, [WORKER], {
      env: { PATH: process.env['PATH'], ...this.variables, LOG_LEVEL: 'fatal' },
      stdio: 'ignore',
    });
    this.running.add(worker);
    worker.once('exit', () => this.running.delete(worker));
  }

  /** Kills all with SIGKILL. @returns how many */
  kill(): number {
    for (const worker of this.running) worker.kill('SIGKILL');
    return this.running.size;
  }
}
