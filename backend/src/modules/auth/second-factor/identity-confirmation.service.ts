import { Injectable } from '@nestjs/common';
import { ShortLived } from '../../../platform/redis/short-lived.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { HeldToken } from '../../../platform/security/principal.ts';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.ts';
import { Accounts } from '../../users/accounts/accounts.service.ts';
import { verifyPassword } from '../../users/accounts/passwords.ts';
import { OPEN_SESSION_GUESSES } from '../auth-limits.ts';
import { authError } from '../auth.errors.ts';

/** Lifetime of a confirmation, and maximal age of a sign-in without a password. */
const CONFIRMED_SECONDS = 600;

/** `confirmed`: changes are accepted; otherwise what is needed first. */
export type IdentityState = 'confirmed' | 'password' | 'sign-in-again';

/** Asks for the password, valid for ten minutes of the session. Without a password the sign-in must be recent. */
@Injectable()
export class IdentityConfirmation {
  constructor(
    private readonly shortLived: ShortLived,
    private readonly accounts: Accounts,
    private readonly backoff: ProgressiveBackoff,
  ) {}

  async stateOf({ email }: Actor, token: HeldToken): Promise<IdentityState> {
    if (typeof (await this.accounts.passwordHashOf(email)) === 'string') {
      return (await this.shortLived.get(keyOf(token.id))) === undefined ? 'password' : 'confirmed';
    }
    const seconds = (Date.now() - token.issuedAt.getTime()) / 1000;
    return seconds < CONFIRMED_SECONDS ? 'confirmed' : 'sign-in-again';
  }

  /** @throws CONFIRM_IDENTITY, SIGN_IN_AGAIN */
  async require(actor: Actor, token: HeldToken): Promise<void> {
    const state = await this.stateOf(actor, token);
    if (state === 'password') throw authError('CONFIRM_IDENTITY');
    if (state === 'sign-in-again') throw authError('SIGN_IN_AGAIN');
  }

  /** @throws WRONG_PASSWORD, NO_PASSWORD, RATE_LIMITED */
  async confirm({ userId, email }: Actor, token: HeldToken, password: string): Promise<void> {
    await this.backoff.enforce(OPEN_SESSION_GUESSES, userId);
    const hash = await this.accounts.passwordHashOf(email);
    if (typeof hash !== 'string') throw authError('NO_PASSWORD');
    if (!(await verifyPassword(hash, password))) throw authError('WRONG_PASSWORD').at('password');
    await this.shortLived.put(keyOf(token.id), 'yes', CONFIRMED_SECONDS);
    await this.backoff.clear(OPEN_SESSION_GUESSES, userId);
  }
}

const keyOf = (tokenId: string): string => `identity-confirmed:${tokenId}`;
