import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformError } from '../errors/errors.ts';
import { rememberPrincipal } from './current-user.ts';
import type { Principal } from './principal.ts';
import { hasRight, isRight } from './rights.ts';
import { StrategyNames } from './strategy-names.ts';

/** Enforces `RequireAccess` in a hook before the body is read; Nest would call guards later. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(names: StrategyNames) {
    super({ defaultStrategy: names.of('jwt') });
  }

  /** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED`, `STRONGER_PASSWORD_REQUIRED` */
  async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { access } = request.routeOptions.config;
    if (!access || (access === 'anyone' && !request.headers.authorization)) return;
    await this.canActivate(new ExecutionContextHost([request, reply]));
  }

  /**
   * Called by Passport with the token's principal. @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`,
   * `SECOND_FACTOR_REQUIRED`, `STRONGER_PASSWORD_REQUIRED`
   */
  override handleRequest<User>(
    error: unknown,
    principal: (User & Principal) | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { access } = request.routeOptions.config;
    if (error) throw error;
    // An expired token counts as none, so that its holder can still buy.
    if (!principal && access === 'anyone') return undefined as User;
    if (!principal) throw platformError('UNAUTHENTICATED');
    if (isRight(access)) {
      if (!hasRight(principal.role, access)) throw platformError('FORBIDDEN');
      if (principal.secondFactorDue) throw platformError('SECOND_FACTOR_REQUIRED');
      if (principal.passwordDue) throw platformError('STRONGER_PASSWORD_REQUIRED');
    }
    rememberPrincipal(request, principal);
    return principal;
  }
}

/** Whether the address belongs to the admin area. */
const ADMIN = /^\/api\/(?:.*\/)?admin(?:\/|$)/;

/** Called before any route is registered: an admin route without a right fails the start. */
export function refuseAdminRoutesWithoutRight(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, method, config }) => {
    if (!ADMIN.test(url) || isRight(config?.access)) return;
    throw new Error(
      `${String(method)} ${url} declares no right: add RequireAccess with a right that its module declares`,
    );
  });
}
