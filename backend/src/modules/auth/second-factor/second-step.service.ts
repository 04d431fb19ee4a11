import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ActivityLog, type Who } from '../../activity/activity-log.service.ts';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { derivedKey } from '../../../platform/security/keys.ts';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.ts';
import { type Session, Sessions } from '../../users/accounts/sessions.service.ts';
import { type Account, Accounts } from '../../users/accounts/accounts.service.ts';
import { SECOND_STEP_GUESSES } from '../auth-limits.ts';
import { authError } from '../auth.errors.ts';
import { requesterKey, type Device } from '../device-cookies.ts';
import { PasskeysService } from './passkeys.service.ts';
import { SecondFactorControl } from './second-factor-control.service.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';
import { TotpCodes } from './totp.ts';

/** Lifetime of a ticket. */
const TICKET_SECONDS = 600;

export type SignInWay = 'password' | 'google';

interface Claims {
  jti: string;
  /** The account with its token version: a password reset ends the ticket. */
  sub: string;
  ver: number;
  /** Browser of the first step. */
  device: string;
  way: SignInWay;
}

interface SecondStepTicket {
  id: string;
  accountId: string;
  tokenVersion: number;
  way: SignInWay;
}

/** Signed proof of a browser's first step; valid for the second step only. */
@Injectable()
export class SecondStepTickets {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) env: Env,
    private readonly jwt: JwtService,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'second step');
  }

  issue(account: { id: string; tokenVersion: number }, device: Device, way: SignInWay): string {
    const { id: sub, tokenVersion: ver } = account;
    const claims: Claims = { jti: randomUUID(), sub, ver, device: device.id, way };
    return this.jwt.sign(claims, { secret: this.key, algorithm: 'HS256', expiresIn: TICKET_SECONDS });
  }

  /** Undefined: expired, forged, or from another browser. */
  read(ticket: string, device: Device | undefined): SecondStepTicket | undefined {
    try {
      const claims = this.jwt.verify<Claims>(ticket, { secret: this.key, algorithms: ['HS256'] });
      if (!device || claims.device !== device.id) return undefined;
      return { id: claims.jti, accountId: claims.sub, tokenVersion: claims.ver, way: claims.way };
    } catch {
      return undefined;
    }
  }
}

export type SecondStepMethod = 'totp' | 'passkey' | 'recovery-code';

/** The pending second step. */
export interface SecondStep {
  ticket: string;
  /** Seconds. */
  expiresIn: number;
  methods: SecondStepMethod[];
}

/** A valid ticket with its account; guesses are counted by `requester`. */
interface Waiting {
  ticket: SecondStepTicket;
  account: Account;
  requester: string;
}

/** Second step of a sign-in (account-30): no session before it. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tickets: SecondStepTickets,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: TotpCodes,
    private readonly passkeys: PasskeysService,
    private readonly control: SecondFactorControl,
    private readonly activity: ActivityLog,
    private readonly backoff: ProgressiveBackoff,
  ) {}

  /** After the first step, with a second factor. */
  async begin(account: Account, device: Device, way: SignInWay): Promise<SecondStep> {
    const [totp, passkeys, left] = await Promise.all([
      this.factors.findTotp(account.id),
      this.factors.findPasskeys(account.id),
      this.factors.countRecoveryCodes(account.id),
    ]);
    const methods: SecondStepMethod[] = [];
    if (totp) methods.push('totp');
    if (passkeys.length > 0 && this.passkeys.available) methods.push('passkey');
    if (left > 0) methods.push('recovery-code');
    return { ticket: this.tickets.issue(account, device, way), expiresIn: TICKET_SECONDS, methods };
  }

  /** @throws SECOND_STEP_OVER, SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, SECOND_STEP_USED, RATE_LIMITED */
  async byCode(ticket: string, code: string, origin: Origin, device: Device | undefined) {
    const waiting = await this.waiting(ticket, device);
    return this.finish(waiting, origin, async () => {
      const use = await this.codes.check(waiting.account.id, code);
      return (tx) => use(tx);
    });
  }

  /** @throws SECOND_STEP_OVER, RECOVERY_CODE_WRONG, RATE_LIMITED */
  async byRecoveryCode(ticket: string, code: string, origin: Origin, device: Device | undefined) {
    const waiting = await this.waiting(ticket, device);
    const { account } = waiting;
    return this.finish(waiting, origin, async () => async (tx) => {
      if (!(await this.factors.useRecoveryCode(tx, account.id, code))) {
        throw authError('RECOVERY_CODE_WRONG').at('code');
      }
      const left = await this.factors.countRecoveryCodes(account.id, tx);
      await this.control.notify(
        tx,
        account,
        { email: account.email, ...origin },
        {
          action: 'Recovery code used',
          what: `One of your recovery codes was just used to sign in. ${leftInWords(left)}`,
          detail: { left },
        },
      );
    });
  }

  /** @throws SECOND_STEP_OVER, PASSKEYS_UNAVAILABLE */
  async passkeyOptions(ticket: string, device: Device | undefined) {
    const { ticket: held, account } = await this.waiting(ticket, device);
    return this.passkeys.requestOptions(held.id, await this.factors.findPasskeys(account.id));
  }

  /** @throws SECOND_STEP_OVER, PASSKEY_REFUSED, RATE_LIMITED */
  async byPasskey(
    ticket: string,
    response: AuthenticationResponseJSON,
    origin: Origin,
    device: Device | undefined,
  ) {
    const waiting = await this.waiting(ticket, device);
    return this.finish(waiting, origin, async () => {
      const held = await this.factors.findPasskeys(waiting.account.id);
      const { passkey, counter } = await this.passkeys.used(waiting.ticket.id, held, response);
      return async (tx) => {
        if (!(await this.factors.usePasskey(tx, passkey.id, counter))) throw authError('PASSKEY_REFUSED');
      };
    });
  }

  private async waiting(signed: string, device: Device | undefined): Promise<Waiting> {
    const ticket = this.tickets.read(signed, device);
    const account = ticket && (await this.accounts.findOfVersion(ticket.accountId, ticket.tokenVersion));
    if (!ticket || !account) throw authError('SECOND_STEP_OVER');
    return { ticket, account, requester: requesterKey(account.email, device) };
  }

  /** @param prove checks the proof; its result marks the proof as used in the transaction of the session */
  private async finish(
    { ticket, account, requester }: Waiting,
    origin: Origin,
    prove: () => Promise<(tx: Transaction) => Promise<void>>,
  ): Promise<Session> {
    await this.backoff.enforce(SECOND_STEP_GUESSES, requester);
    const who = { email: account.email, ...origin };
    try {
      const useUp = await prove();
      const session = await this.db.run(async (tx) => {
        await useUp(tx);
        return this.sessions.signIn(tx, account, origin, ticket.way === 'google' ? 'Google' : 'Account');
      });
      await this.backoff.clear(SECOND_STEP_GUESSES, requester);
      return session;
    } catch (error) {
      if (error instanceof DomainError) await this.recordFailure(account, who, requester);
      throw error;
    }
  }

  /** A guesser here knows the password: the owner gets a mail, once a day. */
  private async recordFailure(account: Account, who: Who, requester: string): Promise<void> {
    const feature = 'Second step';
    await this.activity.record(this.db, who, { action: 'Sign-in failed', feature });
    if (!(await this.backoff.isSpent(SECOND_STEP_GUESSES, requester))) return;
    const day = new Date().toISOString().slice(0, 10);
    await this.db.run((tx) =>
      this.control.notify(tx, account, who, {
        action: 'Too many wrong codes',
        what: 'Someone entered your password, and then too many wrong codes.',
        mailKey: `guessed:${account.id}:${day}`,
      }),
    );
  }
}

const leftInWords = (left: number): string => {
  if (left === 0) return 'It was the last one. Create new ones on your profile.';
  return left === 1
    ? 'One is left. Create new ones on your profile.'
    : `${left} are left. You can create new ones on your profile.`;
};
