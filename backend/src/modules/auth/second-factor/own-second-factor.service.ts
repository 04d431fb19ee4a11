import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ShortLived } from '../../../platform/redis/short-lived.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { SecondFactorPolicy } from '../../users/accounts/second-factor-policy.service.ts';
import { authError } from '../auth.errors.ts';
import { PasskeysService } from './passkeys.service.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { type Holder, type Notice, SecondFactorControl } from './second-factor-control.service.ts';
import type { PasskeyEntity, TotpSecretEntity } from './second-factor.entity.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';
import { newTotpSecret, TotpCodes, totpUri } from './totp.ts';

/** Lifetime of a new secret until its first code. */
const SETUP_SECONDS = 900;
const MAX_PASSKEYS = 10;

/** The caller with their name. */
export interface Owner extends Actor {
  name: string;
}

export interface OwnSecondFactor {
  totp: TotpSecretEntity | null;
  passkeys: PasskeyEntity[];
  /** Whether browsers create passkeys for this site's address. */
  passkeysAvailable: boolean;
  recoveryCodesLeft: number;
  /** Required by the role: the last factor cannot be removed. */
  required: boolean;
  /** Staff: may set one up. */
  mayAdd: boolean;
}

/** Staff manage their own second factor. The caller confirms their identity first. */
@Injectable()
export class OwnSecondFactorService {
  constructor(
    private readonly shortLived: ShortLived,
    private readonly db: UnitOfWork,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: TotpCodes,
    private readonly webauthn: PasskeysService,
    private readonly policy: SecondFactorPolicy,
    private readonly control: SecondFactorControl,
  ) {}

  async overview({ userId, role }: Actor): Promise<OwnSecondFactor> {
    const [totp, passkeys, recoveryCodesLeft, required] = await Promise.all([
      this.factors.findTotp(userId),
      this.factors.findPasskeys(userId),
      this.factors.countRecoveryCodes(userId),
      this.policy.rolesIn(this.db),
    ]);
    return {
      totp,
      passkeys,
      passkeysAvailable: this.webauthn.available,
      recoveryCodesLeft,
      required: required.some((each) => each === role),
      mayAdd: role !== 'member',
    };
  }

  /** A secret for an authenticator app, active after its first code. @throws NOT_STAFF */
  async beginTotp(owner: Owner): Promise<{ secret: string; uri: string }> {
    refuseMembers(owner);
    const secret = newTotpSecret();
    const sealed = this.codes.secrets.seal(secret, owner.userId).toString('base64');
    await this.shortLived.put(setupKey(owner), sealed, SETUP_SECONDS);
    return { secret, uri: totpUri(secret, business().name, owner.email) };
  }

  /**
   * Replaces an earlier app.
   * @returns recovery codes, if there were none
   * @throws SETUP_OVER, SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, NOT_STAFF
   */
  async confirmTotp(owner: Owner, code: string): Promise<string[] | undefined> {
    refuseMembers(owner);
    const { userId } = owner;
    const kept = await this.shortLived.get(setupKey(owner));
    const secret =
      kept === undefined ? undefined : this.codes.secrets.open(Buffer.from(kept, 'base64'), userId);
    if (secret === undefined) throw authError('SETUP_OVER');
    const step = this.codes.stepOf(secret, code);
    const made = await this.change(owner, async (tx) => {
      await this.factors.putTotp(tx, userId, this.codes.secrets.seal(secret, userId), step);
      return { action: 'Authenticator app added', what: 'An authenticator app was added to your sign-in.' };
    });
    await this.shortLived.remove(setupKey(owner));
    return made;
  }

  /** @throws SECOND_FACTOR_NEEDED */
  async removeTotp(owner: Owner): Promise<void> {
    await this.change(owner, async (tx) => {
      if (!(await this.factors.removeTotp(tx, owner.userId))) return undefined;
      return {
        action: 'Authenticator app removed',
        what: 'The authenticator app was removed from your sign-in.',
      };
    });
  }

  /** @throws NOT_STAFF, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS */
  async beginPasskey(owner: Owner) {
    refuseMembers(owner);
    const { userId: id, email, name } = owner;
    const held = await this.factors.findPasskeys(id);
    if (held.length >= MAX_PASSKEYS) throw authError('TOO_MANY_PASSKEYS');
    return this.webauthn.creationOptions({ id, email, name }, held);
  }

  /** @returns recovery codes, if there were none @throws PASSKEY_REFUSED, TOO_MANY_PASSKEYS, NOT_STAFF */
  async addPasskey(
    owner: Owner,
    name: string,
    response: RegistrationResponseJSON,
  ): Promise<string[] | undefined> {
    refuseMembers(owner);
    const { userId } = owner;
    const created = await this.webauthn.created(userId, response);
    return this.change(owner, async (tx) => {
      const held = await this.factors.findPasskeys(userId, tx);
      if (held.length >= MAX_PASSKEYS) throw authError('TOO_MANY_PASSKEYS');
      if (!(await this.factors.addPasskey(tx, userId, { ...created, name }))) {
        throw authError('PASSKEY_REFUSED');
      }
      return {
        action: 'Passkey added',
        what: `The passkey “${name}” was added to your sign-in.`,
        detail: { name },
      };
    });
  }

  /** @throws UNKNOWN_PASSKEY, SECOND_FACTOR_NEEDED */
  async removePasskey(owner: Owner, id: string): Promise<void> {
    await this.change(owner, async (tx) => {
      const name = await this.factors.removePasskey(tx, owner.userId, id);
      if (name === undefined) throw authError('UNKNOWN_PASSKEY');
      return {
        action: 'Passkey removed',
        what: `The passkey “${name}” was removed from your sign-in.`,
        detail: { name },
      };
    });
  }

  /** Replaces all ten. @throws NO_SECOND_FACTOR */
  async renewRecoveryCodes(owner: Owner): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.db.run(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      if (!(await this.factors.updateAccount(tx, owner.userId))) throw authError('NO_SECOND_FACTOR');
      await this.factors.putRecoveryCodes(tx, owner.userId, codes);
      await this.control.notify(tx, holderOf(owner), owner, {
        action: 'Recovery codes created',
        what: 'You have new recovery codes. The previous ones no longer work.',
      });
    });
    return codes;
  }

  /**
   * Changes the owner's factors under a lock and mails them. The first factor returns new recovery codes; the last one cannot
   * be removed while the role requires one. @param work undefined: nothing to change
   */
  private async change(
    owner: Owner,
    work: (tx: Transaction) => Promise<Notice | undefined>,
  ): Promise<string[] | undefined> {
    const { userId, role } = owner;
    return this.db.run(async (tx) => {
      await this.factors.lock(tx, userId);
      const notice = await work(tx);
      if (!notice) return undefined;
      const has = await this.factors.updateAccount(tx, userId);
      const required = await this.policy.rolesIn(tx);
      if (!has && required.some((each) => each === role)) throw authError('SECOND_FACTOR_NEEDED');
      await this.control.notify(tx, holderOf(owner), owner, notice);
      if (!has || (await this.factors.countRecoveryCodes(userId, tx)) > 0) return undefined;
      const codes = newRecoveryCodes();
      await this.factors.putRecoveryCodes(tx, userId, codes);
      return codes;
    });
  }
}

const setupKey = ({ userId }: Owner): string => `totp-setup:${userId}`;

const holderOf = ({ userId: id, email, name }: Owner): Holder => ({ id, email, name });

function refuseMembers({ role }: Owner): void {
  if (role === 'member') throw authError('NOT_STAFF');
}
