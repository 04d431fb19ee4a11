import { callbackify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { type Profile, Strategy } from 'passport-google-oauth20';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { runStrategy, type StrategyOutcome } from '../../platform/security/passport-strategy.ts';
import { GoogleTickets, TICKET_LIFE_SECONDS } from './google-tickets.ts';

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

/** What the strategy takes for a request. */
interface Attempt {
  query: GoogleAnswer;
  nonce?: string;
  ticket?: string | undefined;
}

type Stored = (error: Error | null, state?: string) => void;
type Redeemed = (error: Error | null, verifier: string | undefined) => void;

/** The one door to Google: authorization-code flow with state and PKCE. */
@Injectable()
export class GoogleGateway {
  private readonly strategy: Strategy | undefined;

  constructor(
    @Inject(ENV) env: Env,
    private readonly tickets: GoogleTickets,
  ) {
    this.strategy = this.createStrategy(env);
  }

  get configured(): boolean {
    return this.strategy !== undefined;
  }

  /** @param nonce of the tab that begins @returns undefined: no client is configured */
  async begin(nonce: string): Promise<Departure | undefined> {
    if (!this.strategy) return undefined;
    const attempt: Attempt = { query: {}, nonce };
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

  nonceOf(ticket: string | undefined): string {
    return this.tickets.nonceOf(ticket);
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
        store: this.stateStore() as never,
      },
      (_accessToken, _refreshToken, profile, done) => done(null, describe(profile) as never),
    );
  }

  /** passport-oauth2 tells what to pass by the number of parameters: five and four, no fewer. */
  private stateStore() {
    return {
      store: (attempt: Attempt, verifier: string, _state: unknown, _meta: unknown, done: Stored): void => {
        const { signed, state } = this.tickets.issue(verifier, attempt.nonce ?? '');
        attempt.ticket = signed;
        done(null, state);
      },
      verify: (attempt: Attempt, state: string, _meta: unknown, done: Redeemed): void => {
        callbackify(() => this.tickets.redeem(attempt.ticket, state))(done);
      },
    };
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
