import { createSecretKey, randomUUID } from 'node:crypto';
import { callbackify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { runStrategy } from '../../platform/security/passport-strategy.ts';
import { type Credentials, type Principal, PrincipalResolver } from '../../platform/security/principal.ts';
import { type Account, Accounts } from './accounts.api.ts';

interface Claims {
  sub: string;
  /** The user's token version when it was signed; a reset raises the user's and so ends this token. */
  ver: number;
  /** By it the token can be ended alone. */
  jti?: string;
}

/** What the library adds to them. */
interface SignedClaims extends Claims {
  /** Seconds since 1970. */
  exp: number;
}

export interface AccessToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** One algorithm, named on both sides, so that a token cannot choose another (`none` least of all). */
const ALGORITHM = 'HS256';

/** Signs and reads bearer tokens. What a token's holder may do is read from the database each time. */
@Injectable()
export class AccessTokens extends PrincipalResolver {
  private readonly strategy: Strategy;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly jwt: JwtService,
    private readonly accounts: Accounts,
  ) {
    super();
    this.strategy = new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        // As text it would first be tried as a public key, on every request. The types know no key object.
        secretOrKey: createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer,
        algorithms: [ALGORITHM],
      },
      callbackify((claims: SignedClaims) => this.holderOf(claims)),
    );
  }

  issue({ id, tokenVersion }: Pick<Account, 'id' | 'tokenVersion'>): AccessToken {
    const claims: Claims = { sub: id, ver: tokenVersion, jti: randomUUID() };
    const expiresIn = this.env.ACCESS_TOKEN_TTL_SECONDS;
    const token = this.jwt.sign(claims, { secret: this.env.JWT_SECRET, algorithm: ALGORITHM, expiresIn });
    return { token, expiresIn };
  }

  async resolve(request: Credentials): Promise<Principal | undefined> {
    const outcome = await runStrategy<Principal>(this.strategy, request);
    return outcome.kind === 'success' ? outcome.user : undefined;
  }

  private async holderOf({ sub, ver, jti, exp }: SignedClaims): Promise<Principal | undefined> {
    const account = await this.accounts.findByToken(sub, ver, jti);
    if (!account) return undefined;
    const { id, email, name, type, isAdmin } = account;
    return { id, email, name, type, isAdmin, token: { id: jti, expiresAt: new Date(exp * 1000) } };
  }
}
