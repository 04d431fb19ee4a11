import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Env } from '../../config/env.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * A killed process cannot log its end. So each keeps a file while it runs and removes it at the end; the next process on this
 * machine that finds one logs it. A container keeps its name over a restart.
 */
export class UncleanShutdown implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('UncleanShutdown');
  private readonly folder: string;
  private readonly prefix: string;
  private foundAt: number | undefined;

  constructor(
    private readonly processName: 'backend' | 'worker',
    private readonly env: Env,
    metrics: Metrics,
  ) {
    this.folder = path.join(env.DATA_DIR, 'running');
    this.prefix = `${processName}.${hostname()}.`;
    metrics.gauge(
      'ironbloom_unclean_shutdown_seconds',
      'Time since an unclean shutdown of the run before was found',
      [],
      () => (this.foundAt === undefined ? [] : [{ value: (performance.now() - this.foundAt) / 1000 }]),
    );
  }

  /** A failed write must not fail the start. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true });
      for (const name of await readdir(this.folder)) await this.lookAt(name);
      const note = { startedAt: new Date().toISOString(), release: this.env.RELEASE };
      await writeFile(this.own, JSON.stringify(note));
    } catch (error) {
      this.logger.warn(`clean shutdown cannot be recorded: ${String(error)}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.own, { force: true }).catch(() => undefined);
  }

  private get own(): string {
    return path.join(this.folder, this.prefix + process.pid);
  }

  private async lookAt(name: string): Promise<void> {
    const pid = Number(name.slice(this.prefix.length));
    if (!name.startsWith(this.prefix) || (pid !== process.pid && isAlive(pid))) return;
    const file = path.join(this.folder, name);
    const before = await readFile(file, 'utf8');
    await rm(file, { force: true });
    this.foundAt = performance.now();
    this.logger.error(
      { before },
      `the ${this.processName} before this one was killed or crashed: out of memory, by hand, or with the machine`,
    );
  }
}

/** Several processes of one kind may share a machine and a folder. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
