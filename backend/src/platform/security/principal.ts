import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who is asking, as the database knows them now. */
export interface Principal {
  id: string;
  email: string;
  isAdmin: boolean;
}

/** Port to the users module: turns a bearer token into who holds it, or nothing. */
export abstract class PrincipalResolver {
  abstract resolve(token: string): Promise<Principal | undefined>;
}

export type Access = 'member' | 'admin';
export const ACCESS = Symbol('Access');

/** Without it a route is public. */
export const RequireAccess = (access: Access) => SetMetadata(ACCESS, access);

const PRINCIPAL = Symbol('principal');
type WithPrincipal = FastifyRequest & { [PRINCIPAL]?: Principal };

export function attachPrincipal(request: FastifyRequest, principal: Principal): void {
  (request as WithPrincipal)[PRINCIPAL] = principal;
}

/** The principal of a guarded route. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = (context.switchToHttp().getRequest<FastifyRequest>() as WithPrincipal)[PRINCIPAL];
  if (!principal) throw new Error('CurrentUser needs RequireAccess on the route');
  return principal;
});
