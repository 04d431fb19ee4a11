import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.ts';
import type { Right, Role } from './rights.domain.ts';

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
  role: Role;
  /** An authenticator app or a passkey is set up. */
  hasSecondFactor: boolean;
  /** The role requires two-step sign-in, and this account has none yet: no right counts until it has. */
  secondFactorDue: boolean;
  /** Staff with a weak password and no second factor: no rights until one is changed. */
  passwordDue: boolean;
  token: HeldToken;
}

/** The token that a principal was found by. */
export interface HeldToken {
  /** Of its session. */
  id: string;
  /** When its owner signed in. */
  issuedAt: Date;
}

/** Anybody, of whom the route learns whether they are signed in; anybody who is signed in; or those whose role has the right. */
export type Access = 'anyone' | 'member' | Right;

/** Without it a route is public. `anyone` needs no token and is recognised by one. */
export const RequireAccess = (access: Access) =>
  applyDecorators(routeConfig({ access }), ...(access === 'anyone' ? [] : [ApiBearerAuth()]));
