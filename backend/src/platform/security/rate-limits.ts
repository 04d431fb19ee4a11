import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { platformError } from '../errors/errors.ts';
import { REDIS } from '../redis/redis.module.ts';
import { visitorNetwork } from './visitor-network.ts';
import type { FastifyRequest } from 'fastify';
import { routeConfig } from '../http/route-config.ts';

export interface RateLimitRule {
  /** Shared by all users of the rule. */
  name: string;
  /** Calls in `seconds` per key: an IP address, an email address. */
  points: number;
  seconds: number;
}

/** Counts in Redis, so that limits apply over replicas. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts one call. Concurrent calls are safe.
   * @param seconds window of this count, when not the rule's
   * @returns seconds to wait when the limit is exceeded, else 0
   */
  async take(rule: RateLimitRule, key: string, seconds = rule.seconds): Promise<number> {
    try {
      await this.limiter(rule).consume(digest(key), 1, { customDuration: seconds });
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  /** Counts one call. @throws DomainError `RATE_LIMITED` when the limit is exceeded */
  async enforce(rule: RateLimitRule, key: string, seconds = rule.seconds): Promise<void> {
    const wait = await this.take(rule, key, seconds);
    if (wait === 0) return;
    throw platformError('RATE_LIMITED', {
      retryAfterSeconds: wait,
      message: `Too many requests. Please wait ${inWords(wait)} and try again.`,
    });
  }

  /** Refunds calls counted by `@RateLimit` that proved legitimate. */
  async giveBack(rule: RateLimitRule, ip: string, points = 1): Promise<void> {
    await this.limiter(rule).reward(digest(visitorNetwork(ip)), points);
  }

  /** How many calls were counted. */
  async counted(rule: RateLimitRule, key: string): Promise<number> {
    return (await this.limiter(rule).get(digest(key)))?.consumedPoints ?? 0;
  }

  /** How many more calls are allowed. */
  async left(rule: RateLimitRule, key: string): Promise<number> {
    const limiter = this.limiter(rule);
    return (await limiter.get(digest(key)))?.remainingPoints ?? limiter.points;
  }

  /** Blocks all calls for the rule's time. */
  async close(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiter(rule).block(digest(key), rule.seconds);
  }

  /** Resets the count. */
  async clear(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiter(rule).delete(digest(key));
  }

  private limiter(rule: RateLimitRule): RateLimiterRedis {
    const known = this.limiters.get(rule.name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${rule.name}`,
      points: Math.ceil(rule.points * this.env.RATE_LIMIT_SCALE),
      duration: rule.seconds,
    };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      // Without Redis each process limits on its own.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}

/** Hashed, so that Redis holds no addresses and keys have one length. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function inWords(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimitRule;
  }
}

/** Limits calls of a route per visitor's network. */
export const RateLimit = (rule: RateLimitRule) => routeConfig({ rateLimit: rule });

@Injectable()
export class RateLimitGuard {
  constructor(private readonly limits: RateLimits) {}

  /** @throws DomainError `RATE_LIMITED` */
  async check({ ip, routeOptions }: FastifyRequest): Promise<void> {
    const { rateLimit } = routeOptions.config;
    if (rateLimit) await this.limits.enforce(rateLimit, visitorNetwork(ip));
  }
}
