import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { platformError } from '../../../platform/errors/platform-errors.ts';
import type { EntryCheck } from '../../../platform/http/entry/entry-checks.ts';
import { isSameSecret } from '../../../platform/security/constant-time.ts';

/** Lets in whoever knows BOUNCE_WEBHOOK_SECRET, before a word of theirs is looked at; without one nobody. */
@Injectable()
export class BounceSecretGuard implements EntryCheck {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws DomainError `UNAUTHENTICATED` */
  check({ headers: { authorization = '' } }: FastifyRequest): void {
    const secret = this.env.BOUNCE_WEBHOOK_SECRET;
    const right = secret && isSameSecret(authorization, `Bearer ${secret}`);
    if (!right) throw platformError('UNAUTHENTICATED');
  }
}
