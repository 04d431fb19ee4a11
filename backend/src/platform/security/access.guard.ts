import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { platformError } from '../errors/platform-errors.ts';
import { rememberPrincipal } from './current-user.ts';
import { PrincipalResolver } from './principal.ts';

/** Enforces `RequireAccess` on the server, whatever the pages may show or hide. */
@Injectable()
export class AccessGuard {
  constructor(private readonly resolver: PrincipalResolver) {}

  /** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` */
  async check(request: FastifyRequest): Promise<void> {
    const { access } = request.routeOptions.config;
    if (!access) return;
    const principal = await this.resolver.resolve(request);
    if (!principal) throw platformError('UNAUTHENTICATED');
    if (access === 'admin' && !principal.isAdmin) throw platformError('FORBIDDEN');
    rememberPrincipal(request, principal);
  }
}
