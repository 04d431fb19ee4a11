import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';

/**
 * The time between the stop signal and the closed port. A proxy learns of a leaving replica when it next resolves the name or
 * probes; until then the replica answers and closes connections after each answer.
 */
@Injectable()
export class Draining implements OnModuleDestroy {
  private begun = false;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Whether callers are asked to reconnect. */
  get isUnderWay(): boolean {
    return this.begun;
  }

  /** Nest's first step of a stop: the server still listens, and nothing has been closed. */
  async onModuleDestroy(): Promise<void> {
    this.begun = true;
    await sleep(this.env.DRAIN_DELAY_MS);
  }
}
