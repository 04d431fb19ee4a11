import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { platformError } from '../errors/platform-errors.ts';
import { REDIS } from '../queue/redis.module.ts';

export interface RateLimitRule {
  /** Shared by all routes that name it. */
  name: string;
  /** Requests that one address may make in `seconds`. */
  points: number;
  seconds: number;
}

const RATE_LIMIT = Symbol('RateLimit');

/** Limits how often one IP address may call a route; the count is in Redis, so it holds over replicas. */
export const RateLimit = (rule: RateLimitRule) => SetMetadata(RATE_LIMIT, rule);

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    private readonly reflector: Reflector,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<RateLimitRule | undefined>(RATE_LIMIT, targets);
    if (!rule) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    try {
      await this.limiter(rule).consume(ip);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw platformError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
    }
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
      // With Redis away each process limits by itself rather than not at all.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}
