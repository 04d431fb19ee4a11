import { SetMetadata } from '@nestjs/common';

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
