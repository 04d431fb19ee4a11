import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { StrategyNames } from '../../../platform/security/strategy-names.ts';
import { SecondFactorPolicy } from './second-factor-policy.service.ts';
import { ACCESS_TOKEN_ALGORITHM, type AccessClaims, Sessions } from './sessions.service.ts';

/** Claims added by the library. */
interface SignedClaims extends AccessClaims {
  /** Seconds since 1970. */
  iat: number;
}

/** Reads bearer tokens. Rights are read from the database each time. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    names: StrategyNames,
    private readonly sessions: Sessions,
    private readonly policy: SecondFactorPolicy,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A string would first be tried as a public key, on every request. The types lack the key object.
      secretOrKey: createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
    });
    names.register('jwt', this);
  }

  /** Called for a valid, unexpired token. False (401): signed out, replaced, or the account is deleted. */
  async validate({ sub, ver, jti, iat }: SignedClaims): Promise<Principal | false> {
    const holder = await this.sessions.holderOf(sub, ver, jti);
    if (!holder) return false;
    const { weakPassword, ...account } = holder;
    const { role, hasSecondFactor } = account;
    const secondFactorDue = !hasSecondFactor && this.policy.requiredOf(role);
    const passwordDue = role !== 'member' && !hasSecondFactor && weakPassword;
    const token = { id: jti, issuedAt: new Date(iat * 1000) };
    return { ...account, secondFactorDue, passwordDue, token };
  }
}
