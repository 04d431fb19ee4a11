import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformError } from '../errors/platform-errors.ts';
import { rememberPrincipal } from './current-user.ts';
import type { Principal } from './principal.ts';
import { hasRight, isRight } from './rights.domain.ts';
import { StrategyNames } from './strategy-names.ts';

/**
 * Enforces `RequireAccess` on the server, whatever the pages may show or hide. Nest would ask its guards after the body was
 * read; this one is asked by a hook before that.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(names: StrategyNames) {
    super({ defaultStrategy: names.of('jwt') });
  }

  /** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED` */
  async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.routeOptions.config.access) return;
    await this.canActivate(new ExecutionContextHost([request, reply]));
  }

  /** Called by Passport with whom the token names. @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED` */
  override handleRequest<User>(
    error: unknown,
    principal: (User & Principal) | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!principal) throw platformError('UNAUTHENTICATED');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { access } = request.routeOptions.config;
    if (isRight(access)) {
      if (!hasRight(principal.role, access)) throw platformError('FORBIDDEN');
      if (principal.secondFactorDue) throw platformError('SECOND_FACTOR_REQUIRED');
    }
    rememberPrincipal(request, principal);
    return principal;
  }
}
