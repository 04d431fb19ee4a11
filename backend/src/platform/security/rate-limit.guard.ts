import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { visitorNetwork } from './visitor-network.ts';
import { type RateLimitRule, RateLimits } from './rate-limits.ts';

const RATE_LIMIT = Symbol('RateLimit');

/** Limits how often one visitor's network may call a route. */
export const RateLimit = (rule: RateLimitRule) => SetMetadata(RATE_LIMIT, rule);

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<RateLimitRule | undefined>(RATE_LIMIT, targets);
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (rule) await this.limits.enforce(rule, visitorNetwork(ip));
    return true;
  }
}
