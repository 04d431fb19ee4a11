import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Profile, Strategy } from 'passport-google-oauth20';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { StrategyNames } from '../../../platform/security/strategy-names.ts';
import { GoogleStateStore } from './google-state.store.ts';

export interface GoogleProfile {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type GoogleFailure = 'access_denied' | 'state_mismatch' | 'provider_unavailable';

/** What a browser brings back from Google. */
export type GoogleReturn =
  | { profile: GoogleProfile; /** Of the tab that began. */ nonce: string }
  | { error: GoogleFailure; /** For the log. */ cause?: unknown };

/** Whether anybody can sign in with Google. */
export const hasGoogleClient = (env: Env): boolean =>
  Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);

/** What stands for a client where there is none: the library takes no empty one, and the guards ask it nothing then. */
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
      // Neither state nor PKCE is sent unless asked for; the types do not know that PKCE can be.
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
