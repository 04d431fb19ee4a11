import { Injectable } from '@nestjs/common';
import { type RateLimitRule, RateLimits } from './rate-limits.ts';

/** Seconds. Each wait is twice the one before, up to this. */
const FIRST_WAIT = 15;
const MAX_WAIT = 120;

/**
 * Allows some attempts at once, then one after each wait; waits double up to `MAX_WAIT`. Over time it allows as few attempts
 * as a fixed limit, and strangers cannot lock the owner out. Free attempts return after a quiet time.
 */
@Injectable()
export class ProgressiveBackoff {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one attempt. Safe for concurrent calls. @throws DomainError `RATE_LIMITED` during a wait */
  async enforce(rule: RateLimitRule, key: string): Promise<void> {
    const { wait, passed } = partsOf(rule);
    if ((await this.limits.take(rule, key)) === 0) {
      // The last free attempt starts the first wait.
      if ((await this.limits.left(rule, key)) === 0) await this.limits.take(wait, key, FIRST_WAIT);
      return;
    }
    const longer = (await this.limits.counted(passed, key)) + 1;
    await this.limits.enforce(wait, key, Math.min(FIRST_WAIT * 2 ** longer, MAX_WAIT));
    await Promise.all([this.limits.take(passed, key), this.limits.close(rule, key)]);
  }

  /** Whether all free attempts are used. */
  async isSpent(rule: RateLimitRule, key: string): Promise<boolean> {
    return (await this.limits.left(rule, key)) === 0;
  }

  /** Resets the count. */
  async clear(rule: RateLimitRule, key: string): Promise<void> {
    const { wait, passed } = partsOf(rule);
    await Promise.all([rule, wait, passed].map((each) => this.limits.clear(each, key)));
  }
}

function partsOf({ name, seconds }: RateLimitRule): { wait: RateLimitRule; passed: RateLimitRule } {
  return {
    wait: { name: `${name}-wait`, points: 1, seconds: MAX_WAIT },
    passed: { name: `${name}-passed`, points: seconds, seconds },
  };
}
