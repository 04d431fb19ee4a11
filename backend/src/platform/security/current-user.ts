import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { platformError } from '../errors/errors.ts';
import type { Principal } from './principal.ts';
import type { Role } from './rights.domain.ts';

/** Origin and target of a request, for the activity log. */
export interface Origin {
  ip: string;
  /** Route pattern (`/api/blogs/:id`). */
  route: string;
  /** User agent; empty when missing. */
  userAgent: string;
}

/** Author and origin of a change. */
export interface Actor extends Origin {
  userId: string;
  email: string;
  role: Role;
}

const principals = new WeakMap<FastifyRequest, Principal>();

/** Called by the guard only, after it has queried the database. */
export function rememberPrincipal(request: FastifyRequest, principal: Principal): void {
  principals.set(request, principal);
}

function principalOf(request: FastifyRequest): Principal {
  const principal = principals.get(request);
  if (!principal) throw platformError('UNAUTHENTICATED');
  return principal;
}

/** The caller of a route that has `RequireAccess`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal =>
  principalOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The caller of a route for `anyone`, if they are signed in. */
export const OptionalUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined =>
    principals.get(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Address of the caller of a route for `anyone`, if signed in. */
export const CallerEmail = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    principals.get(context.switchToHttp().getRequest<FastifyRequest>())?.email,
);

/** The caller for the activity log. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { id, email, role } = principalOf(request);
  return { userId: id, email, role, ...originOf(request) };
});

/** For public routes, such as signing in. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin =>
  originOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function originOf(request: FastifyRequest): Origin {
  const { ip, headers, routeOptions, url } = request;
  return { ip, route: routeOptions.url ?? url, userAgent: headers['user-agent'] ?? '' };
}
