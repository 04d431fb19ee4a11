import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { derivedKeys, type Secrets } from '../../../platform/security/keys.ts';
import { authError } from '../auth.errors.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Accepted steps before and after the current one. */
const WINDOW = 1;
/** Past steps reported as expired. Future ones are wrong: they could be waited for. */
const KNOWN_AGAIN = 10;

/** A step counts 30 seconds since 1970. */
export type TotpMatch = { step: number } | 'wrong' | 'out-of-time';

/** 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const generatorOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });

/** Content of the QR code. @param issuer the business @param label the account's address */
export function totpUri(secret: string, issuer: string, label: string): string {
  const generator = generatorOf(secret);
  generator.issuer = issuer;
  generator.label = label;
  return generator.toString();
}

/** @param now in ms */
export function matchTotp(secret: string, code: string, now: number): TotpMatch {
  const generator = generatorOf(secret);
  const delta = generator.validate({ token: code, timestamp: now, window: WINDOW });
  if (delta !== null) return { step: generator.counter({ timestamp: now }) + delta };
  const known = generator.validate({ token: code, timestamp: now, window: KNOWN_AGAIN });
  return known === null || known > 0 ? 'wrong' : 'out-of-time';
}

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets for the database, bound to their owner's id. */
export class SealedSecrets {
  private readonly keys: readonly Buffer[];

  constructor(env: Secrets) {
    this.keys = derivedKeys(env, 'totp secrets');
  }

  /** IV, tag and ciphertext. */
  seal(text: string, ownerId: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0]!, iv).setAAD(Buffer.from(ownerId));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  }

  /** @returns undefined: another key or owner, or damaged */
  open(sealed: Buffer, ownerId: string): string | undefined {
    for (const key of this.keys) {
      try {
        const iv = sealed.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(ownerId))
          .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const encrypted = sealed.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
      } catch {
        // Try the next key.
      }
    }
    return undefined;
  }
}

/** Codes of authenticator apps. */
@Injectable()
export class TotpCodes {
  readonly secrets: SealedSecrets;

  constructor(
    @Inject(ENV) env: Env,
    private readonly factors: SecondFactorsRepository,
  ) {
    this.secrets = new SealedSecrets(env);
  }

  /** @returns the step of a right code @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME */
  stepOf(secret: string, code: string): number {
    const match = matchTotp(secret, code, Date.now());
    if (match === 'wrong') throw authError('SECOND_STEP_WRONG').at('code');
    if (match === 'out-of-time') throw authError('SECOND_STEP_OUT_OF_TIME').at('code');
    return match.step;
  }

  /**
   * @returns marks the code as used, or throws SECOND_STEP_USED
   * @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, SECOND_STEP_USED, TOTP_UNREADABLE
   */
  async check(userId: string, code: string): Promise<(tx: Transaction) => Promise<void>> {
    const held = await this.factors.findTotp(userId);
    if (!held) throw authError('SECOND_STEP_WRONG').at('code');
    const secret = this.secrets.open(held.sealedSecret, userId);
    if (secret === undefined) throw authError('TOTP_UNREADABLE').at('code');
    const step = this.stepOf(secret, code);
    return async (tx) => {
      // Encrypted again with the current JWT_SECRET, so that the previous one can be removed.
      const sealedSecret = this.secrets.seal(secret, userId);
      const first = await this.factors.useTotpStep(tx, held, { step, sealedSecret });
      if (!first) throw authError('SECOND_STEP_USED').at('code');
    };
  }
}
