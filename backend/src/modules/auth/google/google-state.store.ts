import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { REDIS } from '../../../platform/redis/redis.module.ts';
import { derivedKey, isSameSecret } from '../../../platform/security/keys.ts';

const COOKIE = 'google_state';
const COOKIE_PATH = '/api/auth/google';
/** Life of a state. */
const LIFE_SECONDS = 600;

interface OAuthState {
  state: string;
  /** PKCE (RFC 7636). */
  verifier: string;
  /** Nonce of the tab, which alone accepts the token. */
  nonce: string;
}

/** Passed by the strategy at the beginning. */
export interface AuthorizationStart {
  /** Of the tab. */
  nonce: string;
  /** Receives the cookie. */
  reply: FastifyReply;
}

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: unknown, verifier?: string, nonce?: string) => void;

/**
 * State store of the strategy. The state is in a signed cookie of the browser, valid for one use. passport-oauth2 chooses its
 * arguments by the number of parameters: five and four.
 */
@Injectable()
export class GoogleStateStore {
  private readonly key: Buffer;
  private readonly secure: boolean;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'google state');
    this.secure = env.PUBLIC_URL.startsWith('https:');
  }

  /** Sends the state to Google and stores it with its verifier in a signed cookie. */
  store(
    _request: FastifyRequest,
    verifier: string,
    start: AuthorizationStart,
    _meta: unknown,
    done: Stored,
  ): void {
    const { nonce, reply } = start;
    const saved: OAuthState = { state: randomBytes(24).toString('base64url'), verifier, nonce };
    const signed = this.jwt.sign(saved, {
      secret: this.key,
      algorithm: 'HS256',
      expiresIn: LIFE_SECONDS,
    });
    void reply.setCookie(COOKIE, signed, { ...this.cookie(), maxAge: LIFE_SECONDS });
    done(null, saved.state);
  }

  /** Without a verifier for a state that is expired, used, or of another browser. */
  verify(request: FastifyRequest, state: string | undefined, _meta: unknown, done: Verified): void {
    const redeem = callbackify(() => this.redeem(request.cookies[COOKIE], state));
    redeem((error, saved) => done(error, saved?.verifier, saved?.nonce));
  }

  discard(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, this.cookie());
  }

  /** @returns what was stored, once, for the browser that began with this state */
  private async redeem(
    signed: string | undefined,
    state: string | undefined,
  ): Promise<OAuthState | undefined> {
    const saved = this.read(signed);
    if (!saved || !state || !isSameSecret(saved.state, state)) return undefined;
    const first = await this.redis.set(`google-state:${saved.state}`, '', 'EX', LIFE_SECONDS, 'NX');
    return first === null ? undefined : saved;
  }

  private read(signed: string | undefined): OAuthState | undefined {
    if (!signed) return undefined;
    try {
      return this.jwt.verify<OAuthState>(signed, { secret: this.key, algorithms: ['HS256'] });
    } catch {
      return undefined;
    }
  }

  /** `lax`: Google's redirect is a cross-site navigation. */
  private cookie() {
    return { path: COOKIE_PATH, httpOnly: true, secure: this.secure, sameSite: 'lax' as const };
  }
}
