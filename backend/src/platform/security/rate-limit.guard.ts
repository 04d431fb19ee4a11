import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type RateLimitRule, RateLimits } from './rate-limits.ts';

const RATE_LIMIT = Symbol('RateLimit');

/** Limits how often one IP address may call a route. */
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
    if (rule) await this.limits.enforce(rule, context.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}
