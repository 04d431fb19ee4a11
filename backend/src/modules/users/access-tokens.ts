import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { type Principal, PrincipalResolver } from '../../platform/security/principal.ts';
import { type UserAccess, UsersRepository } from './users.repository.ts';

interface Claims {
  sub: string;
  /** The user's token version when it was signed; a reset raises the user's and so ends this token. */
  ver: number;
}

/** One algorithm, named on both sides, so that a token cannot choose another (`none` least of all). */
const ALGORITHM = 'HS256';

/** Signs and reads bearer tokens. What a token's holder may do is read from the database each time. */
@Injectable()
export class AccessTokens extends PrincipalResolver {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly jwt: JwtService,
    private readonly users: UsersRepository,
  ) {
    super();
  }

  sign(user: Pick<UserAccess, 'id' | 'tokenVersion'>, expiresInSeconds: number): string {
    const claims: Claims = { sub: user.id, ver: user.tokenVersion };
    return this.jwt.sign(claims, {
      secret: this.env.JWT_SECRET,
      algorithm: ALGORITHM,
      expiresIn: expiresInSeconds,
    });
  }

  async resolve(token: string): Promise<Principal | undefined> {
    const claims = this.read(token);
    const user = claims && (await this.users.findAccess(claims.sub));
    if (!user || user.tokenVersion !== claims.ver) return undefined;
    const isNamedAdmin = user.verified && user.email === this.env.ADMIN_EMAIL;
    return { id: user.id, email: user.email, isAdmin: user.role === 'admin' || isNamedAdmin };
  }

  private read(token: string): Claims | undefined {
    try {
      return this.jwt.verify<Claims>(token, { secret: this.env.JWT_SECRET, algorithms: [ALGORITHM] });
    } catch {
      return undefined;
    }
  }
}
