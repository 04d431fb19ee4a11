import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';

/**
 * The time between the signal to stop and the closed port. A proxy learns of a leaving replica only by asking its resolver or
 * probe again; until then the replica goes on answering, and asks its callers to connect anew.
 */
@Injectable()
export class Draining implements OnModuleDestroy {
  private begun = false;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Callers are to be asked to connect anew. */
  get isUnderWay(): boolean {
    return this.begun;
  }

  /** Nest's first step of a stop: the server still listens, and nothing has been closed. */
  async onModuleDestroy(): Promise<void> {
    this.begun = true;
    await sleep(this.env.DRAIN_DELAY_MS);
  }
}
