import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { StrategyNames } from '../../../platform/security/strategy-names.ts';
import { Accounts } from './accounts.api.ts';
import { SecondFactorPolicy } from './second-factor-policy.api.ts';

export interface AccessClaims {
  sub: string;
  /** The user's token version when it was signed; a reset raises the user's and so ends this token. */
  ver: number;
  /** Of its session. */
  jti: string;
}

/** What the library adds to them. */
interface SignedClaims extends AccessClaims {
  /** Seconds since 1970. */
  iat: number;
}

/** One algorithm, named on both sides, so that a token cannot choose another (`none` least of all). */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** Reads bearer tokens. What a token's holder may do is read from the database each time. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    names: StrategyNames,
    private readonly accounts: Accounts,
    private readonly policy: SecondFactorPolicy,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As text it would first be tried as a public key, on every request. The types know no key object.
      secretOrKey: createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
    });
    names.register('jwt', this);
  }

  /** Of a token whose signature and end are right. False, and so 401: signed out, replaced, or its account is gone. */
  async validate({ sub, ver, jti, iat }: SignedClaims): Promise<Principal | false> {
    const account = await this.accounts.findByToken(sub, ver, jti);
    if (!account) return false;
    const { id, email, name, type, role, hasSecondFactor, weakPassword } = account;
    const secondFactorDue = !hasSecondFactor && this.policy.requiredOf(role);
    const passwordDue = role !== 'member' && !hasSecondFactor && weakPassword;
    const token = { id: jti, issuedAt: new Date(iat * 1000) };
    return { id, email, name, type, role, hasSecondFactor, secondFactorDue, passwordDue, token };
  }
}
