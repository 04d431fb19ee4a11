import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { platformError } from '../../../platform/errors/platform-errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets in whoever knows BOUNCE_WEBHOOK_SECRET, before a word of theirs is looked at; without one nobody. */
@Injectable()
export class BounceSecretGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws DomainError `UNAUTHENTICATED` */
  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const secret = this.env.BOUNCE_WEBHOOK_SECRET;
    const right = secret && timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`));
    if (!right) throw platformError('UNAUTHENTICATED');
    return true;
  }
}
