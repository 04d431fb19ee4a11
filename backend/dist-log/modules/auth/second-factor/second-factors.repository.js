var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { TotpSecretEntity } from './totp-secret.entity.js';
const PASSKEY = `id, credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter, transports, name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
/** What people prove with that they are themselves, beside their password. */
let SecondFactorsRepository = class SecondFactorsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    totp(userId, sql = this.db) {
        return sql
            .rows(`SELECT user_id AS "userId", sealed_secret AS "sealedSecret", last_step AS "lastStep",
                created_at AS "createdAt", last_used_at AS "lastUsedAt"
           FROM totp_secrets WHERE user_id = $1`, [userId])
            .then(([row]) => row);
    }
    passkeys(userId, sql = this.db) {
        return sql.rows(`SELECT ${PASSKEY} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`, [userId]);
    }
    async recoveryCodesLeft(userId, sql = this.db) {
        const [row] = await sql.rows('SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1', [userId]);
        return row?.left ?? 0;
    }
    /** @param step of the code that proved that the app is set up right; it signs nobody in any more */
    async putTotp(tx, userId, sealedSecret, step) {
        await tx.rows(`INSERT INTO totp_secrets (user_id, sealed_secret, last_step) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
         SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = now(), last_used_at = NULL`, [userId, sealedSecret, step]);
    }
    /**
     * Uses a code's step up: of two who come with one code at once, one gets it.
     * @param sealedBefore as it was compared with; another app may have taken its place
     * @param sealedSecret with the present key
     */
    async useTotpStep(tx, { userId, sealedSecret: sealedBefore }, { step, sealedSecret }) {
        const rows = await tx.rows(`UPDATE totp_secrets SET last_step = $3, last_used_at = now(), sealed_secret = $4
        WHERE user_id = $1 AND sealed_secret = $2 AND last_step < $3 RETURNING user_id`, [userId, sealedBefore, step, sealedSecret]);
        return rows.length > 0;
    }
    /** @returns false: this authenticator is somebody's already */
    async addPasskey(tx, userId, passkey) {
        const { credentialId, publicKey, counter, transports, name } = passkey;
        const rows = await tx.rows(`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`, [uuidv7(), userId, credentialId, publicKey, counter, transports, name]);
        return rows.length > 0;
    }
    /** Never back: a copy of a passkey would be behind. Those that do not count say 0 each time. */
    async usePasskey(tx, id, counter) {
        const rows = await tx.rows(`UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`, [id, counter]);
        return rows.length > 0;
    }
    /** @returns its name; undefined: there is none */
    async removePasskey(tx, userId, id) {
        const [row] = await tx.rows('DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name', [id, userId]);
        return row?.name;
    }
    async removeTotp(tx, userId) {
        const { affected } = await tx.manager.delete(TotpSecretEntity, { userId });
        return affected !== 0;
    }
    /** In place of those before. */
    async putRecoveryCodes(tx, userId, hashes) {
        await tx.manager.delete(RecoveryCodeEntity, { userId });
        await tx.manager.insert(RecoveryCodeEntity, hashes.map((codeHash) => ({ userId, codeHash })));
    }
    /** Uses it up: of two who come with it at once, one gets it. */
    async useRecoveryCode(tx, userId, codeHash) {
        const { affected } = await tx.manager.delete(RecoveryCodeEntity, { userId, codeHash });
        return affected !== 0;
    }
    /** Whoever changes somebody's factors does so alone until `tx` has ended. */
    async lock(tx, userId) {
        await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    }
    /**
     * Writes down with the account whether it has a factor, which every call with a token asks. The last one takes the recovery codes
     * along. @returns whether it has one
     */
    async settle(tx, userId) {
        const [row] = await tx.rows(`UPDATE users SET updated_at = now(), has_second_factor =
              EXISTS (SELECT 1 FROM totp_secrets WHERE user_id = $1) OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1)
        WHERE id = $1 RETURNING has_second_factor AS has`, [userId]);
        const has = row?.has ?? false;
        if (!has)
            await tx.manager.delete(RecoveryCodeEntity, { userId });
        return has;
    }
    /** Takes all of it away. @returns whether there was any */
    async removeAll(tx, userId) {
        await this.lock(tx, userId);
        const totp = await this.removeTotp(tx, userId);
        const passkeys = await tx.rows('DELETE FROM passkeys WHERE user_id = $1 RETURNING id', [userId]);
        await this.settle(tx, userId);
        return totp || passkeys.length > 0;
    }
};
SecondFactorsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SecondFactorsRepository);
export { SecondFactorsRepository };
//# sourceMappingURL=second-factors.repository.js.map