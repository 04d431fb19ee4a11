import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.ts';
import type { Right, Role } from './rights.domain.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** The caller as the database knows them now. */
export interface Principal {
  id: string;
  email: string;
  name: string;
  /** Origin of the account. */
  type: 'manual' | 'google';
  role: Role;
  /** An authenticator app or a passkey is set up. */
  hasSecondFactor: boolean;
  /** The role requires two-step sign-in that is not set up: no rights until it is. */
  secondFactorDue: boolean;
  /** Staff with a weak password and no second factor: no rights until one is changed. */
  passwordDue: boolean;
  token: HeldToken;
}

/** Id of the principal's token. */
export interface HeldToken {
  /** Of its session. */
  id: string;
  /** Time of the sign-in. */
  issuedAt: Date;
}

/** Anyone (the route learns whether they are signed in); anyone signed in; or holders of the right. */
export type Access = 'anyone' | 'member' | Right;

/** Without it a route is public. `anyone` accepts requests with and without a token. */
export const RequireAccess = (access: Access) =>
  applyDecorators(routeConfig({ access }), ...(access === 'anyone' ? [] : [ApiBearerAuth()]));
