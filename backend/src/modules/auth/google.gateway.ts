import { randomBytes, timingSafeEqual } from 'node:crypto';
import { callbackify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Redis } from 'ioredis';
import { type Profile, Strategy } from 'passport-google-oauth20';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { REDIS } from '../../platform/queue/redis.module.ts';
import { derivedKey } from '../../platform/security/derived-key.ts';
import { runStrategy, type StrategyOutcome } from '../../platform/security/passport-strategy.ts';

/** How long somebody may take at Google. */
const TICKET_LIFE_SECONDS = 600;
const TIMEOUT_MS = 10_000;

export interface GoogleProfile {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Where the browser goes, and what it has to bring back. */
export interface Departure {
  url: string;
  ticket: string;
  /** How long the ticket is good for. */
  lifeSeconds: number;
}

export interface GoogleAnswer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

export type GoogleFailure = 'access_denied' | 'state_mismatch' | 'provider_unavailable';

/** Google did not vouch for anybody. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  constructor(
    readonly reason: GoogleFailure,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** What the browser keeps while its user is at Google: signed, so that nobody can hand it another. */
interface Ticket {
  state: string;
  /** PKCE (RFC 7636). */
  verifier: string;
}

/** What the strategy takes for a request. */
interface Attempt {
  query: GoogleAnswer;
  ticket?: string | undefined;
}

type Stored = (error: Error | null, state?: string) => void;
type Redeemed = (error: Error | null, verifier: string | undefined) => void;

/** The one door to Google: authorization-code flow with state and PKCE. */
@Injectable()
export class GoogleGateway {
  private readonly strategy: Strategy | undefined;
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'google ticket');
    this.strategy = this.createStrategy(env);
  }

  get configured(): boolean {
    return this.strategy !== undefined;
  }

  /** Undefined: no client is configured. */
  async begin(): Promise<Departure | undefined> {
    if (!this.strategy) return undefined;
    const attempt: Attempt = { query: {} };
    const outcome = await runStrategy(this.strategy, attempt);
    if (outcome.kind !== 'redirect' || !attempt.ticket) throw new GoogleError('provider_unavailable');
    return { url: outcome.url, ticket: attempt.ticket, lifeSeconds: TICKET_LIFE_SECONDS };
  }

  /** @throws GoogleError */
  async complete(query: GoogleAnswer, ticket: string | undefined): Promise<GoogleProfile> {
    if (!this.strategy) throw new GoogleError('provider_unavailable');
    if (query.error) {
      throw new GoogleError(query.error === 'access_denied' ? 'access_denied' : 'provider_unavailable');
    }
    // Without a code the strategy would begin anew, and send the browser round in circles.
    if (!query.code) throw new GoogleError('state_mismatch');
    const outcome = await this.inTime(runStrategy<GoogleProfile>(this.strategy, { query, ticket }));
    if (outcome.kind !== 'success') throw new GoogleError('state_mismatch');
    return outcome.user;
  }

  private createStrategy(env: Env): Strategy | undefined {
    if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return undefined;
    return new Strategy(
      {
        clientID: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        callbackURL: `${env.PUBLIC_URL}/api/auth/google/callback`,
        authorizationURL: env.GOOGLE_AUTHORIZATION_URL,
        tokenURL: env.GOOGLE_TOKEN_URL,
        userProfileURL: env.GOOGLE_USERINFO_URL,
        scope: ['openid', 'email', 'profile'],
        // Neither state nor PKCE is sent unless asked for; the types do not know that PKCE can be.
        ...({ pkce: 'S256' } as object),
        store: this.tickets() as never,
      },
      (_accessToken, _refreshToken, profile, done) => done(null, describe(profile) as never),
    );
  }

  /** passport-oauth2 tells what to pass by the number of parameters: five and four, no fewer. */
  private tickets() {
    return {
      store: (attempt: Attempt, verifier: string, _state: unknown, _meta: unknown, done: Stored): void => {
        const ticket: Ticket = { state: randomBytes(24).toString('base64url'), verifier };
        attempt.ticket = this.jwt.sign(ticket, {
          secret: this.key,
          algorithm: 'HS256',
          expiresIn: TICKET_LIFE_SECONDS,
        });
        done(null, ticket.state);
      },
      verify: (attempt: Attempt, state: string, _meta: unknown, done: Redeemed): void => {
        callbackify(() => this.redeem(attempt.ticket, state))(done);
      },
    };
  }

  /** @returns the PKCE verifier, once, to the browser that began with this state */
  private async redeem(signed: string | undefined, state: string | undefined): Promise<string | undefined> {
    const ticket = this.read(signed);
    if (!ticket || !state || !equal(ticket.state, state)) return undefined;
    const first = await this.redis.set(`google-ticket:${ticket.state}`, '', 'EX', TICKET_LIFE_SECONDS, 'NX');
    return first === null ? undefined : ticket.verifier;
  }

  private read(signed: string | undefined): Ticket | undefined {
    if (!signed) return undefined;
    try {
      return this.jwt.verify<Ticket>(signed, { secret: this.key, algorithms: ['HS256'] });
    } catch {
      return undefined;
    }
  }

  /** The strategy's own client waits for ever. */
  private async inTime<User>(work: Promise<StrategyOutcome<User>>): Promise<StrategyOutcome<User>> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('Google did not answer in time')), TIMEOUT_MS);
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      throw new GoogleError('provider_unavailable', error);
    } finally {
      clearTimeout(timer);
    }
  }
}

function describe({ id, displayName, emails }: Profile): GoogleProfile {
  const [email] = emails ?? [];
  const address = email?.value?.toLowerCase() ?? '';
  return {
    sub: id,
    email: address,
    emailVerified: address !== '' && email?.verified === true,
    name: displayName || address.split('@', 1)[0] || 'Member',
  };
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
