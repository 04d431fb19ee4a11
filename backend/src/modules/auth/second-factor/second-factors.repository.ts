import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { RecoveryCodeHashes } from './recovery-code-hashes.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { TotpSecretEntity } from './totp-secret.entity.ts';

export interface Passkey {
  id: string;
  /** base64url. */
  credentialId: string;
  publicKey: Buffer;
  /** On several devices, whose counters are not compared. */
  synced: boolean;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>;

const PASSKEY = `id, credential_id AS "credentialId", public_key AS "publicKey", synced, counter::float8 AS counter, transports, name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** What people prove with that they are themselves, beside their password. */
@Injectable()
export class SecondFactorsRepository {
  private readonly hashes: RecoveryCodeHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.hashes = new RecoveryCodeHashes(env);
  }

  totp(userId: string, sql: Sql = this.db): Promise<TotpSecretEntity | undefined> {
    return sql
      .rows<TotpSecretEntity>(
        `SELECT user_id AS "userId", sealed_secret AS "sealedSecret", last_step AS "lastStep",
                created_at AS "createdAt", last_used_at AS "lastUsedAt"
           FROM totp_secrets WHERE user_id = $1`,
        [userId],
      )
      .then(([row]) => row);
  }

  passkeys(userId: string, sql: Sql = this.db): Promise<Passkey[]> {
    return sql.rows(`SELECT ${PASSKEY} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`, [userId]);
  }

  async recoveryCodesLeft(userId: string, sql: Sql = this.db): Promise<number> {
    const [row] = await sql.rows<{ left: number }>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
      [userId],
    );
    return row?.left ?? 0;
  }

  /** @param step of the code that proved that the app is set up right; it signs nobody in any more */
  async putTotp(tx: Transaction, userId: string, sealedSecret: Buffer, step: number): Promise<void> {
    await tx.rows(
      `INSERT INTO totp_secrets (user_id, sealed_secret, last_step) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
         SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = now(), last_used_at = NULL`,
      [userId, sealedSecret, step],
    );
  }

  /**
   * Uses a code's step up: of two who come with one code at once, one gets it.
   * @param sealedBefore as it was compared with; another app may have taken its place
   * @param sealedSecret with the present key
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

  /** @returns false: this authenticator is somebody's already */
  async addPasskey(tx: Transaction, userId: string, passkey: NewPasskey): Promise<boolean> {
    const { credentialId, publicKey, synced, counter, transports, name } = passkey;
    const rows = await tx.rows(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, synced)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [uuidv7(), userId, credentialId, publicKey, counter, transports, name, synced],
    );
    return rows.length > 0;
  }

  /** Never back: a copy of a passkey would be behind. Those that do not count say 0 each time, and synced ones count each for itself. */
  async usePasskey(tx: Transaction, id: string, counter: number): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (synced OR counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter],
    );
    return rows.length > 0;
  }

  /** @returns its name; undefined: there is none */
  async removePasskey(tx: Transaction, userId: string, id: string): Promise<string | undefined> {
    const [row] = await tx.rows<{ name: string }>(
      'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
      [id, userId],
    );
    return row?.name;
  }

  async removeTotp(tx: Transaction, userId: string): Promise<boolean> {
    const { affected } = await tx.manager.delete(TotpSecretEntity, { userId });
    return affected !== 0;
  }

  /** In place of those before. */
  async putRecoveryCodes(tx: Transaction, userId: string, codes: readonly string[]): Promise<void> {
    await tx.manager.delete(RecoveryCodeEntity, { userId });
    await tx.manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ userId, codeHash: this.hashes.of(code) })),
    );
  }

  /** Uses it up: of two who come with it at once, one gets it. */
  async useRecoveryCode(tx: Transaction, userId: string, typed: string): Promise<boolean> {
    const { affected } = await tx.manager.delete(RecoveryCodeEntity, {
      userId,
      codeHash: In(this.hashes.all(typed)),
    });
    return affected !== 0;
  }

  /** Whoever changes somebody's factors does so alone until `tx` has ended. */
  async lock(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  }

  /**
   * Writes down with the account whether it has a factor, which every call with a token asks. The last one takes the recovery codes
   * along. @returns whether it has one
   */
  async settle(tx: Transaction, userId: string): Promise<boolean> {
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

  /** Takes all of it away. @returns whether there was any */
  async removeAll(tx: Transaction, userId: string): Promise<boolean> {
    await this.lock(tx, userId);
    const totp = await this.removeTotp(tx, userId);
    const passkeys = await tx.rows('DELETE FROM passkeys WHERE user_id = $1 RETURNING id', [userId]);
    await this.settle(tx, userId);
    return totp || passkeys.length > 0;
  }
}
