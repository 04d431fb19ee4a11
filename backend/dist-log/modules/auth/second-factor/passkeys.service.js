var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { ShortLived } from '../../../platform/redis/short-lived.js';
import { authError } from '../auth.errors.js';
import { relyingParty } from './relying-party.js';
/** How long a browser may take with an authenticator. */
const CHALLENGE_SECONDS = 300;
/** Loaded when the first passkey is made or used: a tenth of a process's memory, and most sites have none. */
const library = () => import('@simplewebauthn/server');
/** The ceremonies of WebAuthn. A challenge works once, within five minutes, for whom it was made. */
let PasskeysService = class PasskeysService {
    shortLived;
    party;
    constructor(env, shortLived) {
        this.shortLived = shortLived;
        this.party = relyingParty(env);
    }
    /** Whether browsers make passkeys for this site's address at all. */
    get available() {
        return this.party !== undefined;
    }
    /** What a browser makes a passkey with. @param held those that this person has @throws PASSKEYS_UNAVAILABLE */
    async creationOptions(user, held) {
        const { id: rpID } = this.partyOrRefuse();
        const { generateRegistrationOptions } = await library();
        const options = await generateRegistrationOptions({
            rpName: business().name,
            rpID,
            userID: Uint8Array.from(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
            userName: user.email,
            userDisplayName: user.name,
            timeout: CHALLENGE_SECONDS * 1000,
            excludeCredentials: credentialsOf(held),
            authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        });
        await this.keep(`create:${user.id}`, options.challenge);
        return options;
    }
    /** @throws PASSKEY_REFUSED: made for another site, for another challenge, too late, or not at all */
    async created(userId, response) {
        const { id, origin } = this.partyOrRefuse();
        const expectedChallenge = await this.take(`create:${userId}`);
        const { verifyRegistrationResponse } = await library();
        const { registrationInfo } = await verifyRegistrationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: id,
            requireUserVerification: false,
        }).catch(refused);
        if (!registrationInfo)
            throw authError('PASSKEY_REFUSED');
        const { credential } = registrationInfo;
        return {
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: response.response.transports ?? [],
        };
    }
    /** What a browser asks for one of these passkeys with. @param holder of the challenge @throws PASSKEYS_UNAVAILABLE */
    async requestOptions(holder, held) {
        const { id: rpID } = this.partyOrRefuse();
        const { generateAuthenticationOptions } = await library();
        const options = await generateAuthenticationOptions({
            rpID,
            timeout: CHALLENGE_SECONDS * 1000,
            allowCredentials: credentialsOf(held),
            userVerification: 'preferred',
        });
        await this.keep(`use:${holder}`, options.challenge);
        return options;
    }
    /** @returns which of them it was, and what it has counted to @throws PASSKEY_REFUSED */
    async used(holder, held, response) {
        const { id, origin } = this.partyOrRefuse();
        const expectedChallenge = await this.take(`use:${holder}`);
        const passkey = held.find(({ credentialId }) => credentialId === response.id);
        if (!passkey)
            throw authError('PASSKEY_REFUSED');
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: id,
            credential: {
                id: passkey.credentialId,
                publicKey: Uint8Array.from(passkey.publicKey),
                counter: passkey.counter,
            },
            requireUserVerification: false,
        }).catch(refused);
        if (!verified)
            throw authError('PASSKEY_REFUSED');
        return { passkey, counter: authenticationInfo.newCounter };
    }
    partyOrRefuse() {
        if (!this.party)
            throw authError('PASSKEYS_UNAVAILABLE');
        return this.party;
    }
    async keep(holder, challenge) {
        await this.shortLived.put(`passkey-challenge:${holder}`, challenge, CHALLENGE_SECONDS);
    }
    async take(holder) {
        const challenge = await this.shortLived.take(`passkey-challenge:${holder}`);
        if (challenge === undefined)
            throw authError('PASSKEY_REFUSED');
        return challenge;
    }
};
PasskeysService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, ShortLived])
], PasskeysService);
export { PasskeysService };
const credentialsOf = (held) => held.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
/** The library throws whatever is not as it should be. */
function refused(cause) {
    throw authError('PASSKEY_REFUSED', { cause });
}
//# sourceMappingURL=passkeys.service.js.map