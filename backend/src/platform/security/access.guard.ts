import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { platformError } from '../errors/platform-errors.ts';
import { rememberPrincipal } from './current-user.ts';
import { ACCESS, type Access, PrincipalResolver } from './principal.ts';

/** Enforces `RequireAccess` on the server, whatever the pages may show or hide. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly resolver: PrincipalResolver,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (!access) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const principal = await this.resolver.resolve(request);
    if (!principal) throw platformError('UNAUTHENTICATED');
    if (access === 'admin' && !principal.isAdmin) throw platformError('FORBIDDEN');
    rememberPrincipal(request, principal);
    return true;
  }
}
