import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { authError } from '../auth.errors.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';
import { matchTotp } from './totp.ts';

/** Codes of authenticator apps: compared, and used up. */
@Injectable()
export class TotpCodes {
  private readonly sealed: SealedSecrets;

  constructor(
    @Inject(ENV) env: Env,
    private readonly factors: SecondFactorsRepository,
  ) {
    this.sealed = new SealedSecrets(env);
  }

  seal(secret: string, userId: string): Buffer {
    return this.sealed.seal(secret, userId);
  }

  /** Undefined: damaged, or sealed with a secret that the server does not know any more. */
  open(sealed: Buffer, userId: string): string | undefined {
    return this.sealed.open(sealed, userId);
  }

  /** @returns the step of a code that is right @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME */
  stepOf(secret: string, code: string): number {
    const match = matchTotp(secret, code, Date.now());
    if (match === 'wrong') throw authError('SECOND_STEP_WRONG').at('code');
    if (match === 'out-of-time') throw authError('SECOND_STEP_OUT_OF_TIME').at('code');
    return match.step;
  }

  /**
   * @returns how to use the code up, which throws SECOND_STEP_USED where somebody has
   * @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, SECOND_STEP_USED, TOTP_UNREADABLE
   */
  async check(userId: string, code: string): Promise<(tx: Transaction) => Promise<void>> {
    const held = await this.factors.totp(userId);
    if (!held) throw authError('SECOND_STEP_WRONG').at('code');
    const secret = this.open(held.sealedSecret, userId);
    if (secret === undefined) throw authError('TOTP_UNREADABLE').at('code');
    const step = this.stepOf(secret, code);
    return async (tx) => {
      // Sealed anew, so that who signs in after the server's secret was changed needs the old one no longer.
      const sealedSecret = this.seal(secret, userId);
      const first = await this.factors.useTotpStep(tx, held, { step, sealedSecret });
      if (!first) throw authError('SECOND_STEP_USED').at('code');
    };
  }
}
