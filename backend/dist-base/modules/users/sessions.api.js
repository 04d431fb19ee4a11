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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccessTokens } from './access-tokens.api.js';
import { deviceWords } from './device-words.domain.js';
/** Sessions of one account that are shown. */
const SHOWN = 50;
/** Rows of ended sessions that one sign-in takes away. */
const SWEPT = 100;
/** Sessions: begun, listed to their owners, ended one by one. */
let Sessions = class Sessions {
    db;
    tokens;
    constructor(db, tokens) {
        this.db = db;
        this.tokens = tokens;
    }
    /** @param userAgent of the browser it begins in */
    async begin(sql, account, userAgent) {
        const { id, ...token } = this.tokens.issue(account);
        await sql.rows(`WITH swept AS (
         DELETE FROM sessions WHERE id IN (
           SELECT id FROM sessions WHERE expires_at < now() LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED))
       INSERT INTO sessions (id, user_id, token_version, device, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`, [id, account.id, account.tokenVersion, deviceWords(userAgent), token.expiresIn]);
        return token;
    }
    /** Those whose tokens are good, the one seen last first. */
    async of(userId) {
        return this.db.rows(`SELECT s.id, s.device, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
         FROM sessions s JOIN users u ON u.id = s.user_id AND u.token_version = s.token_version
        WHERE s.user_id = $1 AND s.expires_at > now() AND u.deactivated_at IS NULL
        ORDER BY s.last_seen_at DESC, s.id LIMIT ${SHOWN}`, [userId]);
    }
    /** A session from before they were written down takes its place among the others; one from before tokens had ids cannot. */
    async adopt(userId, { id, expiresAt }, userAgent) {
        if (id === undefined)
            return;
        await this.db.rows(`INSERT INTO sessions (id, user_id, token_version, device, expires_at)
       SELECT $1, id, token_version, $3, $4 FROM users WHERE id = $2 ON CONFLICT DO NOTHING`, [id, userId, deviceWords(userAgent), expiresAt]);
    }
    /** Ends one of somebody's sessions. @returns false when they have none of that id */
    async end(sql, userId, id) {
        const [ended] = await sql.rows('DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING expires_at AS "expiresAt"', [id, userId]);
        if (ended)
            await this.revoke(sql, id, ended.expiresAt);
        return ended !== undefined;
    }
    /** Ends the session of a token, written down or not. */
    async endOf(sql, { id, expiresAt }) {
        await sql.rows('DELETE FROM sessions WHERE id = $1', [id]);
        await this.revoke(sql, id, expiresAt);
    }
    async revoke(sql, id, expiresAt) {
        await sql.rows('DELETE FROM revoked_tokens WHERE expires_at < now()');
        await sql.rows('INSERT INTO revoked_tokens (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
            id,
            expiresAt,
        ]);
    }
};
Sessions = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        AccessTokens])
], Sessions);
export { Sessions };
//# sourceMappingURL=sessions.api.js.map