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
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { roleOf } from './role.domain.js';
import { UserEntity } from './user.entity.js';
const COLUMNS = `id, email, name, role, type, email_verified_at IS NOT NULL AS verified,
  deactivated_at IS NOT NULL AS deactivated, token_version AS "tokenVersion",
  has_second_factor AS "hasSecondFactor"`;
/** So coarsely is written down when a session was seen last: one write in ten minutes, however many calls. */
const SEEN_LONG_AGO = `interval '10 minutes'`;
/** A statement of its own name, prepared: it is asked with every call that carries a token. */
const BY_TOKEN = `SELECT ${COLUMNS}, session.last_seen_at < now() - ${SEEN_LONG_AGO} AS "seenLongAgo"
    FROM users LEFT JOIN (SELECT id AS session_id, last_seen_at FROM sessions) AS session ON session_id = $3
   WHERE id = $1 AND token_version = $2 AND deactivated_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM revoked_tokens WHERE revoked_tokens.id = $3)`;
/** Who has an account. E-mail addresses are lower case, in and out. */
let Accounts = class Accounts {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    /**
     * Whose token this is, if it is still good: neither signed out nor older than the account's last reset, nor of an account that was
     * deactivated. One statement for all of it, as every call with a token asks.
     */
    async findByToken(id, version, tokenId) {
        const parameters = [id, version, tokenId ?? null];
        const [row] = await this.db.prepared('account-by-token', BY_TOKEN, parameters);
        if (!row)
            return undefined;
        const { seenLongAgo, ...account } = row;
        // Nobody waits for it, and the next call writes what this one could not.
        if (seenLongAgo)
            this.markSeen(tokenId).catch(() => undefined);
        return this.withRole(account);
    }
    async markSeen(tokenId) {
        await this.db.rows(`UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - ${SEEN_LONG_AGO}`, [tokenId]);
    }
    /**
     * @param email in lower case. @param sql the transaction to read in; without it a connection of its
     * own
     */
    findByEmail(email, sql = this.db) {
        return this.one(sql, `SELECT ${COLUMNS} FROM users WHERE email = $1`, [email]);
    }
    /** @param sub Google's own id of the account, which stays when its address changes */
    findByGoogle(sub, sql = this.db) {
        return this.one(sql, `SELECT ${COLUMNS} FROM users WHERE google_sub = $1`, [sub]);
    }
    /** Null for those who sign in through Google only; undefined for those who are not there. */
    async passwordHashOf(email) {
        const [row] = await this.db.rows('SELECT password_hash AS "passwordHash" FROM users WHERE email = $1', [email]);
        return row?.passwordHash;
    }
    /**
     * Stores an unverified account. The newest registration of an address that is not verified yet
     * replaces the one before. A verified account stays as it is.
     * @returns false when the address belongs to a verified account
     */
    async register(sql, email, name, passwordHash) {
        const rows = await sql.rows(`INSERT INTO users (id, email, name, password_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO UPDATE
         SET name = excluded.name, password_hash = excluded.password_hash, updated_at = now()
         WHERE users.email_verified_at IS NULL
       RETURNING id`, [uuidv7(), email, name, passwordHash]);
        return rows.length > 0;
    }
    /** What the registration claimed becomes true. Undefined: there is no unverified account with this address. */
    markVerified(sql, email, { name, passwordHash }) {
        return this.one(sql, `UPDATE users SET email_verified_at = now(), name = $2, password_hash = $3, updated_at = now()
        WHERE email = $1 AND email_verified_at IS NULL RETURNING ${COLUMNS}`, [email, name, passwordHash]);
    }
    /**
     * For someone who has shown that the address is theirs: ends all sessions, verifies the address. The name of an account
     * that was not verified may be anybody's; the address's own stands there until its owner gives another.
     */
    replacePassword(sql, email, passwordHash) {
        return this.one(sql, `UPDATE users SET password_hash = $2, token_version = token_version + 1, updated_at = now(),
              name = CASE WHEN email_verified_at IS NULL THEN split_part(email, '@', 1) ELSE name END,
              email_verified_at = coalesce(email_verified_at, now())
        WHERE email = $1 RETURNING ${COLUMNS}`, [email, passwordHash]);
    }
    /** Undefined: the account is gone. */
    rename(sql, id, name) {
        return this.one(sql, `UPDATE users SET name = $2, updated_at = now() WHERE id = $1 RETURNING ${COLUMNS}`, [id, name]);
    }
    /** Ends all sessions. Undefined: `current` is not the password's hash any more. */
    changePassword(sql, id, { current, next }) {
        return this.one(sql, `UPDATE users SET password_hash = $3, token_version = token_version + 1, updated_at = now()
        WHERE id = $1 AND password_hash = $2 RETURNING ${COLUMNS}`, [id, current, next]);
    }
    /** Every token signed until now stops working. */
    async endSessions(tx, id) {
        await tx.manager.increment(UserEntity, { id }, 'tokenVersion', 1);
    }
    /**
     * For someone who has shown that the address is theirs. An account that nobody had proved becomes theirs, and what was begun with it
     * ends. Undefined: a verified one is there.
     */
    addInvited(sql, { email, name, passwordHash }) {
        return this.one(sql, `INSERT INTO users (id, email, name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (email) DO UPDATE
         SET name = excluded.name, password_hash = excluded.password_hash, email_verified_at = now(),
             token_version = users.token_version + 1, updated_at = now()
         WHERE users.email_verified_at IS NULL
       RETURNING ${COLUMNS}`, [uuidv7(), email, name, passwordHash]);
    }
    /** Undefined: the address was taken meanwhile. */
    addFromGoogle(sql, { sub, email, name }) {
        return this.one(sql, `INSERT INTO users (id, email, name, type, google_sub, email_verified_at)
       VALUES ($1, $2, $3, 'google', $4, now()) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`, [uuidv7(), email, name, sub]);
    }
    /**
     * Opens a password account to the Google account with its address. One that nobody had proved becomes Google's: its
     * password and name may be anybody's. Linked already, by another tab, is as good. Undefined: it is linked to another.
     */
    linkGoogle(sql, id, { sub, name }) {
        return this.one(sql, `UPDATE users SET google_sub = $2, updated_at = now(),
              name = CASE WHEN email_verified_at IS NULL THEN $3 ELSE name END,
              type = CASE WHEN email_verified_at IS NULL THEN 'google' ELSE type END,
              password_hash = CASE WHEN email_verified_at IS NULL THEN NULL ELSE password_hash END,
              email_verified_at = coalesce(email_verified_at, now())
        WHERE id = $1 AND coalesce(google_sub, $2) = $2 RETURNING ${COLUMNS}`, [id, sub, name]);
    }
    async one(sql, text, parameters) {
        const [row] = await sql.rows(text, parameters);
        return row && this.withRole(row);
    }
    withRole(row) {
        return { ...row, role: roleOf(row, this.env.ADMIN_EMAIL) };
    }
};
Accounts = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], Accounts);
export { Accounts };
//# sourceMappingURL=accounts.api.js.map