import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { writeFile } from 'node:fs/promises';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { RepeatingTask } from './repeating-task.ts';

const EVERY_MS = 5_000;

/**
 * Heartbeat of the worker, which answers no requests: a file renewed while the event loop turns and PostgreSQL answers.
 * `cli/health.ts` checks its age.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatingTask | undefined;

  constructor(@Inject(ENV) { HEARTBEAT_FILE: file }: Env, db: UnitOfWork) {
    if (file === undefined) return;
    this.task = new RepeatingTask('heartbeat', EVERY_MS, async () => {
      await db.rows('SELECT 1');
      await writeFile(file, new Date().toISOString());
      return false;
    });
  }

  onApplicationBootstrap(): void {
    this.task?.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }
}
