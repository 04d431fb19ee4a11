import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { routeConfig } from '../http/route-config.ts';
import { visitorNetwork } from './visitor-network.ts';
import { type RateLimitRule, RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimitRule;
  }
}

/** Limits how often one visitor's network may call a route. */
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
