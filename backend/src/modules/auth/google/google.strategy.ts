import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Profile, Strategy } from 'passport-google-oauth20';
import type { z } from 'zod';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { validated } from '../../../platform/http/input/validation.ts';
import { StrategyNames } from '../../../platform/security/strategy-names.ts';
import { googleBeginQuery, googleCallbackQuery } from '../auth.dto.ts';
import { type AuthorizationStart, GoogleStateStore } from './google-state.store.ts';

export interface GoogleProfile {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type GoogleFailure = 'access_denied' | 'state_mismatch' | 'provider_unavailable';

/** Result of the round trip to Google. */
export type GoogleReturn =
  | { profile: GoogleProfile; /** Of the tab that began. */ nonce: string }
  | { error: GoogleFailure; /** For the log. */ cause?: unknown };

/** Whether Google sign-in is configured. */
export const hasGoogleClient = (env: Env): boolean =>
  Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);

/** Placeholder without a client: the library requires one, and the guards do not use it. */
const NO_CLIENT = 'none';

/** Google's authorization-code flow, with state and PKCE. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy) {
  constructor(@Inject(ENV) env: Env, names: StrategyNames, states: GoogleStateStore) {
    super({
      clientID: env.GOOGLE_CLIENT_ID || NO_CLIENT,
      clientSecret: env.GOOGLE_CLIENT_SECRET || NO_CLIENT,
      callbackURL: `${env.PUBLIC_URL}/api/auth/google/callback`,
      authorizationURL: env.GOOGLE_AUTHORIZATION_URL,
      tokenURL: env.GOOGLE_TOKEN_URL,
      userProfileURL: env.GOOGLE_USERINFO_URL,
      scope: ['openid', 'email', 'profile'],
      // State and PKCE are opt-in; the types lack PKCE.
      ...({ pkce: 'S256' } as object),
      store: states as never,
    });
    names.register('google', this);
  }

  validate(_accessToken: string, _refreshToken: string, { id, displayName, emails }: Profile): GoogleProfile {
    const [email] = emails ?? [];
    const address = mailAddressKey(email?.value ?? '') ?? '';
    return {
      sub: id,
      email: address,
      emailVerified: address !== '' && email?.verified === true,
      name: displayName || address.split('@', 1)[0] || 'Member',
    };
  }
}

/** A request that passed the second guard. */
export interface ReturningRequest extends FastifyRequest {
  googleReturn: GoogleReturn;
}

const TIMEOUT_MS = 10_000;

/** Redirects to Google; without a client the route answers. Guards validate queries themselves, as they run before Nest's pipes. */
@Injectable()
export class ToGoogleGuard extends AuthGuard() {
  private readonly open: boolean;

  constructor(@Inject(ENV) env: Env, names: StrategyNames) {
    super({ defaultStrategy: names.of('google') });
    this.open = hasGoogleClient(env);
  }

  override canActivate(context: ExecutionContext) {
    return !this.open || super.canActivate(context);
  }

  /** Removes our query: the strategy would read a `code` or `error` in it as Google's answer. */
  override getRequest(): { query: object } {
    return { query: {} };
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    const http = context.switchToHttp();
    const { nonce } = validated(googleBeginQuery, http.getRequest<FastifyRequest>().query);
    const start: AuthorizationStart = { nonce, reply: http.getResponse<FastifyReply>() };
    // The types allow only strings as state; the store gets an object.
    return { state: start as never };
  }
}

/** Puts the profile or the failure into `request.googleReturn`; the route answers. */
@Injectable()
export class FromGoogleGuard extends AuthGuard() {
  private readonly open: boolean;

  constructor(@Inject(ENV) env: Env, names: StrategyNames) {
    super({ defaultStrategy: names.of('google'), property: 'googleReturn' satisfies keyof ReturningRequest });
    this.open = hasGoogleClient(env);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ReturningRequest>();
    const refusal = this.refusal(validated(googleCallbackQuery, request.query));
    if (refusal) request.googleReturn = { error: refusal };
    else await this.inTime(request, super.canActivate(context));
    return true;
  }

  override handleRequest<User>(
    cause: unknown,
    profile: User | false,
    info: { state?: string } | undefined,
  ): User {
    if (cause) return { error: 'provider_unavailable', cause } as User;
    return (profile ? { profile, nonce: info?.state ?? '' } : { error: 'state_mismatch' }) as User;
  }

  private refusal({ code, error }: z.infer<typeof googleCallbackQuery>): GoogleFailure | undefined {
    if (!this.open) return 'provider_unavailable';
    if (error) return error === 'access_denied' ? error : 'provider_unavailable';
    // Without a code the strategy would redirect to Google again, in a loop.
    return code ? undefined : 'state_mismatch';
  }

  /** The strategy's own HTTP client has no timeout. */
  private async inTime(request: ReturningRequest, work: unknown): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('Google did not answer in time')), TIMEOUT_MS);
    try {
      await Promise.race([work, late]);
    } catch (cause) {
      request.googleReturn = { error: 'provider_unavailable', cause };
    } finally {
      clearTimeout(timer);
    }
  }
}
