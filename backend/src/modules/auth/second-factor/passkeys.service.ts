import { isIP } from 'node:net';
import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ShortLived } from '../../../platform/redis/short-lived.ts';
import { authError } from '../auth.errors.ts';
import type { PasskeyEntity } from './second-factor.entity.ts';
import type { NewPasskey } from './second-factors.repository.ts';

/** Relying party of WebAuthn. */
interface RelyingParty {
  /** A domain, to which authenticators bind passkeys. */
  id: string;
  origin: string;
}

/** Undefined: browsers create no passkeys for a bare IP address, nor over http (except on `localhost`). */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(PUBLIC_URL);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}

/** Lifetime of a challenge. */
const CHALLENGE_SECONDS = 300;

/** Loaded with the first passkey: it takes a tenth of the process's memory. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn ceremonies. A challenge works once, within five minutes, for its account. */
@Injectable()
export class PasskeysService {
  private readonly party: RelyingParty | undefined;

  constructor(
    @Inject(ENV) env: Env,
    private readonly shortLived: ShortLived,
  ) {
    this.party = relyingParty(env);
  }

  /** Whether browsers create passkeys for this site's address. */
  get available(): boolean {
    return this.party !== undefined;
  }

  /** Options for creating a passkey. @param held existing ones of this person @throws PASSKEYS_UNAVAILABLE */
  async creationOptions(user: { id: string; email: string; name: string }, held: readonly PasskeyEntity[]) {
    const { id: rpID } = this.requireRelyingParty();
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

  /** @throws PASSKEY_REFUSED for another site or challenge, or too late */
  async created(userId: string, response: RegistrationResponseJSON): Promise<Omit<NewPasskey, 'name'>> {
    const { id, origin } = this.requireRelyingParty();
    const expectedChallenge = await this.take(`create:${userId}`);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }).catch(refused);
    if (!registrationInfo) throw authError('PASSKEY_REFUSED');
    const { credential, credentialDeviceType } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      synced: credentialDeviceType === 'multiDevice',
      counter: String(credential.counter),
      transports: response.response.transports ?? [],
    };
  }

  /** Options for using one of these passkeys. @param holder of the challenge @throws PASSKEYS_UNAVAILABLE */
  async requestOptions(holder: string, held: readonly PasskeyEntity[]) {
    const { id: rpID } = this.requireRelyingParty();
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

  /** @returns the used one and its counter @throws PASSKEY_REFUSED */
  async used(
    holder: string,
    held: readonly PasskeyEntity[],
    response: AuthenticationResponseJSON,
  ): Promise<{ passkey: PasskeyEntity; counter: number }> {
    const { id, origin } = this.requireRelyingParty();
    const expectedChallenge = await this.take(`use:${holder}`);
    const passkey = held.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) throw authError('PASSKEY_REFUSED');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        // `synced` as recorded at creation: a stolen key could claim it now.
        counter: passkey.synced ? 0 : Number(passkey.counter),
      },
      requireUserVerification: false,
    }).catch(refused);
    if (!verified) throw authError('PASSKEY_REFUSED');
    return { passkey, counter: authenticationInfo.newCounter };
  }

  private requireRelyingParty(): RelyingParty {
    if (!this.party) throw authError('PASSKEYS_UNAVAILABLE');
    return this.party;
  }

  private async keep(holder: string, challenge: string): Promise<void> {
    await this.shortLived.put(`passkey-challenge:${holder}`, challenge, CHALLENGE_SECONDS);
  }

  private async take(holder: string): Promise<string> {
    const challenge = await this.shortLived.take(`passkey-challenge:${holder}`);
    if (challenge === undefined) throw authError('PASSKEY_REFUSED');
    return challenge;
  }
}

const credentialsOf = (held: readonly PasskeyEntity[]) =>
  held.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** For the library's own errors. */
function refused(cause: unknown): never {
  throw authError('PASSKEY_REFUSED', { cause });
}
