import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Account } from './accounts.api.ts';
import { type AccessClaims, ACCESS_TOKEN_ALGORITHM } from './jwt.strategy.ts';

export interface AccessToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

export interface SignedToken extends AccessToken {
  /** Of its session. */
  id: string;
}

/** Signs bearer tokens, for `Sessions`; `JwtStrategy` reads them. */
@Injectable()
export class AccessTokens {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly jwt: JwtService,
  ) {}

  /** Good for ACCESS_TOKEN_TTL_SECONDS, unless its session ends or `tokenVersion` is raised before. */
  issue({ id, tokenVersion }: Pick<Account, 'id' | 'tokenVersion'>): SignedToken {
    const jti = randomUUID();
    const claims: AccessClaims = { sub: id, ver: tokenVersion, jti };
    const expiresIn = this.env.ACCESS_TOKEN_TTL_SECONDS;
    const token = this.jwt.sign(claims, {
      secret: this.env.JWT_SECRET,
      algorithm: ACCESS_TOKEN_ALGORITHM,
      expiresIn,
    });
    return { id: jti, token, expiresIn };
  }
}
