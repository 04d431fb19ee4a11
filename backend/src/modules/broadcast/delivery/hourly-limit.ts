import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { REDIS } from '../../../platform/queue/redis.module.ts';

const HOUR_MS = 3_600_000;

/** Messages an hour over all workers, as many mail providers allow. */
@Injectable()
export class HourlyLimit {
  private readonly limit: number;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    this.limit = env.BROADCAST_PER_HOUR;
  }

  /** Counts one. @returns milliseconds until the next may go, 0 for now */
  async take(): Promise<number> {
    if (this.limit === 0) return 0;
    const now = Date.now();
    const key = `broadcast:hour:${Math.floor(now / HOUR_MS)}`;
    const used = await this.redis.incr(key);
    if (used === 1) await this.redis.pexpire(key, 2 * HOUR_MS);
    return used <= this.limit ? 0 : HOUR_MS - (now % HOUR_MS);
  }
}
