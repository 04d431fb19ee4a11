import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { RecoveryCodeHashes } from './recovery-codes.ts';
import { PasskeyEntity, RecoveryCodeEntity, TotpSecretEntity } from './second-factor.entity.ts';

export type NewPasskey = Pick<
  PasskeyEntity,
  'credentialId' | 'publicKey' | 'synced' | 'counter' | 'transports' | 'name'
>;

/** Authenticator apps, passkeys and recovery codes of accounts. */
@Injectable()
export class SecondFactorsRepository {
  private readonly hashes: RecoveryCodeHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.hashes = new RecoveryCodeHashes(env);
  }

  findTotp(userId: string): Promise<TotpSecretEntity | null> {
    return this.db.manager.findOneBy(TotpSecretEntity, { userId });
  }

  findPasskeys(userId: string, sql: Sql = this.db): Promise<PasskeyEntity[]> {
    return sql.manager.find(PasskeyEntity, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  countRecoveryCodes(userId: string, sql: Sql = this.db): Promise<number> {
    return sql.manager.countBy(RecoveryCodeEntity, { userId });
  }

  /** @param step of the confirming code, which is used up */
  async putTotp(tx: Transaction, userId: string, sealedSecret: Buffer, step: number): Promise<void> {
    await tx.rows(
      `INSERT INTO totp_secrets (user_id, sealed_secret, last_step) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
         SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = now(), last_used_at = NULL`,
      [userId, sealedSecret, step],
    );
  }

  /**
   * Compare-and-set: of two requests with one code, one succeeds.
   * @param sealedBefore the secret that was compared; the app may have been replaced
   * @param sealedSecret with the current key
   */
  async useTotpStep(
    tx: Transaction,
    { userId, sealedSecret: sealedBefore }: TotpSecretEntity,
    { step, sealedSecret }: { step: number; sealedSecret: Buffer },
  ): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE totp_secrets SET last_step = $3, last_used_at = now(), sealed_secret = $4
        WHERE user_id = $1 AND sealed_secret = $2 AND last_step < $3 RETURNING user_id`,
      [userId, sealedBefore, step, sealedSecret],
    );
    return rows.length > 0;
  }

  /** @returns false: the credential is already registered */
  async addPasskey(tx: Transaction, userId: string, passkey: NewPasskey): Promise<boolean> {
    const { raw } = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(PasskeyEntity)
      .values({ ...passkey, id: uuidv7(), userId })
      .orIgnore()
      .execute();
    return (raw as unknown[]).length > 0;
  }

  /**
   * The counter must rise, as a copied passkey would lag behind; it stays 0 where there is none. Not compared for synced
   * passkeys.
   */
  async usePasskey(tx: Transaction, id: string, counter: number): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (synced OR counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter],
    );
    return rows.length > 0;
  }

  /** Under `lock`. @returns its name; undefined: there is none */
  async removePasskey(tx: Transaction, userId: string, id: string): Promise<string | undefined> {
    const passkey = await tx.manager.findOneBy(PasskeyEntity, { id, userId });
    if (passkey) await tx.manager.delete(PasskeyEntity, { id });
    return passkey?.name;
  }

  async removeTotp(tx: Transaction, userId: string): Promise<boolean> {
    const { affected } = await tx.manager.delete(TotpSecretEntity, { userId });
    return affected !== 0;
  }

  /** Replaces the earlier ones. */
  async putRecoveryCodes(tx: Transaction, userId: string, codes: readonly string[]): Promise<void> {
    await tx.manager.delete(RecoveryCodeEntity, { userId });
    await tx.manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ userId, codeHash: this.hashes.hash(code) })),
    );
  }

  /** Of two requests with one code, one succeeds. */
  async useRecoveryCode(tx: Transaction, userId: string, typed: string): Promise<boolean> {
    const { affected } = await tx.manager.delete(RecoveryCodeEntity, {
      userId,
      codeHash: In(this.hashes.hashes(typed)),
    });
    return affected !== 0;
  }

  /** Serialises changes of an account's factors. */
  async lock(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  }

  /**
   * Updates `hasSecondFactor` of the account. Without a factor, recovery codes are deleted.
   * @returns whether it has one
   */
  async updateAccount(tx: Transaction, userId: string): Promise<boolean> {
    const [row] = await tx.rows<{ has: boolean }>(
      `UPDATE users SET updated_at = now(), has_second_factor =
              EXISTS (SELECT 1 FROM totp_secrets WHERE user_id = $1) OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1)
        WHERE id = $1 RETURNING has_second_factor AS has`,
      [userId],
    );
    const has = row?.has ?? false;
    if (!has) await tx.manager.delete(RecoveryCodeEntity, { userId });
    return has;
  }

  /** @returns whether the account had a factor */
  async removeAll(tx: Transaction, userId: string): Promise<boolean> {
    await this.lock(tx, userId);
    const totp = await this.removeTotp(tx, userId);
    const passkeys = await tx.manager.delete(PasskeyEntity, { userId });
    await this.updateAccount(tx, userId);
    return totp || passkeys.affected !== 0;
  }
}
