import { routeConfig } from '../http/route-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Who is asking, as the database knows them now. */
export interface Principal {
  id: string;
  email: string;
  name: string;
  /** How the account came to be. */
  type: 'manual' | 'google';
  isAdmin: boolean;
  token: HeldToken;
}

/** The token that a principal was found by. */
export interface HeldToken {
  /** Undefined in tokens that were signed before tokens had one. */
  id: string | undefined;
  expiresAt: Date;
}

export type Access = 'member' | 'admin';

/** Without it a route is public. */
export const RequireAccess = (access: Access) => routeConfig({ access });
