var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ShortLived } from '../../../platform/redis/short-lived.js';
import { SecondFactorPolicy } from '../../users/second-factor-policy.api.js';
import { authError } from '../auth.errors.js';
import { PasskeysService } from './passkeys.service.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.domain.js';
import { SecondFactorNotices } from './second-factor-notices.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { TotpCodes } from './totp-codes.js';
import { newTotpSecret, totpUri } from './totp.js';
/** A secret that was shown and not proved yet. */
const SETUP_SECONDS = 900;
/** A phone, a laptop and a few keys. */
const MOST_PASSKEYS = 10;
/** How somebody who works here signs in, as they set it up themselves. Who was asked for the password is for the caller to say. */
let OwnSecondFactorService = class OwnSecondFactorService {
    shortLived;
    unitOfWork;
    factors;
    codes;
    webauthn;
    policy;
    notices;
    constructor(shortLived, unitOfWork, factors, codes, webauthn, policy, notices) {
        this.shortLived = shortLived;
        this.unitOfWork = unitOfWork;
        this.factors = factors;
        this.codes = codes;
        this.webauthn = webauthn;
        this.policy = policy;
        this.notices = notices;
    }
    async of({ userId, role }) {
        const [totp, passkeys, recoveryCodesLeft, required] = await Promise.all([
            this.factors.totp(userId),
            this.factors.passkeys(userId),
            this.factors.recoveryCodesLeft(userId),
            this.policy.rolesIn(this.unitOfWork),
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
    /** A secret for an authenticator app; it counts once a code of it has come back. @throws NOT_STAFF */
    async beginTotp(owner) {
        refuseMembers(owner);
        const secret = newTotpSecret();
        const sealed = this.codes.seal(secret, owner.userId).toString('base64');
        await this.shortLived.put(setupKey(owner), sealed, SETUP_SECONDS);
        return { secret, uri: totpUri(secret, business().name, owner.email) };
    }
    /**
     * In place of an app from before.
     * @returns recovery codes, if there were none yet
     * @throws SETUP_OVER, SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, NOT_STAFF
     */
    async confirmTotp(owner, code) {
        refuseMembers(owner);
        const { userId } = owner;
        const kept = await this.shortLived.get(setupKey(owner));
        const secret = kept === undefined ? undefined : this.codes.open(Buffer.from(kept, 'base64'), userId);
        if (secret === undefined)
            throw authError('SETUP_OVER');
        const step = this.codes.stepOf(secret, code);
        const made = await this.change(owner, async (tx) => {
            await this.factors.putTotp(tx, userId, this.codes.seal(secret, userId), step);
            return { action: 'Authenticator app added', what: 'An authenticator app was added to your sign-in.' };
        });
        await this.shortLived.remove(setupKey(owner));
        return made;
    }
    /** @throws SECOND_FACTOR_NEEDED */
    async removeTotp(owner) {
        await this.change(owner, async (tx) => {
            if (!(await this.factors.removeTotp(tx, owner.userId)))
                return undefined;
            return {
                action: 'Authenticator app removed',
                what: 'The authenticator app was removed from your sign-in.',
            };
        });
    }
    /** @throws NOT_STAFF, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS */
    async beginPasskey(owner) {
        refuseMembers(owner);
        const { userId: id, email, name } = owner;
        const held = await this.factors.passkeys(id);
        if (held.length >= MOST_PASSKEYS)
            throw authError('TOO_MANY_PASSKEYS');
        return this.webauthn.creationOptions({ id, email, name }, held);
    }
    /** @returns recovery codes, if there were none yet @throws PASSKEY_REFUSED, TOO_MANY_PASSKEYS, NOT_STAFF */
    async addPasskey(owner, name, response) {
        refuseMembers(owner);
        const { userId } = owner;
        const created = await this.webauthn.created(userId, response);
        return this.change(owner, async (tx) => {
            const held = await this.factors.passkeys(userId, tx);
            if (held.length >= MOST_PASSKEYS)
                throw authError('TOO_MANY_PASSKEYS');
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
    async removePasskey(owner, id) {
        await this.change(owner, async (tx) => {
            const name = await this.factors.removePasskey(tx, owner.userId, id);
            if (name === undefined)
                throw authError('UNKNOWN_PASSKEY');
            return {
                action: 'Passkey removed',
                what: `The passkey “${name}” was removed from your sign-in.`,
                detail: { name },
            };
        });
    }
    /** Ten new ones in place of those before. @throws NO_SECOND_FACTOR */
    async renewRecoveryCodes(owner) {
        const codes = newRecoveryCodes();
        await this.unitOfWork.run(async (tx) => {
            await this.factors.lock(tx, owner.userId);
            if (!(await this.factors.settle(tx, owner.userId)))
                throw authError('NO_SECOND_FACTOR');
            await this.factors.putRecoveryCodes(tx, owner.userId, codes.map(recoveryCodeHash));
            await this.notices.tell(tx, holderOf(owner), owner, {
                action: 'Recovery codes made',
                what: 'You have new recovery codes. The ones from before work no more.',
            });
        });
        return codes;
    }
    /**
     * One change of somebody's factors at a time, told to them. The first factor brings recovery codes, which are returned; the last one
     * stays while the role requires one. @param work undefined: there was nothing to change
     */
    async change(owner, work) {
        const { userId, role } = owner;
        return this.unitOfWork.run(async (tx) => {
            await this.factors.lock(tx, userId);
            const notice = await work(tx);
            if (!notice)
                return undefined;
            const has = await this.factors.settle(tx, userId);
            const required = await this.policy.rolesIn(tx);
            if (!has && required.some((each) => each === role))
                throw authError('SECOND_FACTOR_NEEDED');
            await this.notices.tell(tx, holderOf(owner), owner, notice);
            if (!has || (await this.factors.recoveryCodesLeft(userId, tx)) > 0)
                return undefined;
            const codes = newRecoveryCodes();
            await this.factors.putRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
            return codes;
        });
    }
};
OwnSecondFactorService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ShortLived,
        UnitOfWork,
        SecondFactorsRepository,
        TotpCodes,
        PasskeysService,
        SecondFactorPolicy,
        SecondFactorNotices])
], OwnSecondFactorService);
export { OwnSecondFactorService };
const setupKey = ({ userId }) => `totp-setup:${userId}`;
const holderOf = ({ userId: id, email, name }) => ({ id, email, name });
function refuseMembers({ role }) {
    if (role === 'member')
        throw authError('NOT_STAFF');
}
//# sourceMappingURL=own-second-factor.service.js.map