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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { OFFICE_ROLES } from '../../platform/security/rights.domain.js';
let UsersRepository = class UsersRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** @param adminEmail its verified holder is an owner whatever the role says */
    async count(adminEmail) {
        const [counts] = await this.db.rows(`SELECT count(*)::int AS total,
              (count(*) FILTER (WHERE role = ANY($2) OR (email = $1 AND email_verified_at IS NOT NULL)))::int AS admins
         FROM users`, [adminEmail ?? null, OFFICE_ROLES]);
        return counts ?? { total: 0, admins: 0 };
    }
    /**
     * Makes sure a verified owner with this address exists. A verified account is raised to owner and
     * keeps its password; that of an unverified one was set by nobody knows whom, and is replaced.
     * True: the account is new.
     */
    async ensureAdmin(email, name, passwordHash) {
        const rows = await this.db.rows(`INSERT INTO users (id, email, name, password_hash, role, email_verified_at)
       VALUES ($1, $2, $3, $4, 'owner', now())
       ON CONFLICT (email) DO UPDATE
         SET role = 'owner', email_verified_at = coalesce(users.email_verified_at, now()), updated_at = now(),
             password_hash = CASE WHEN users.email_verified_at IS NULL
                                  THEN excluded.password_hash ELSE users.password_hash END
       RETURNING xmax = 0 AS created`, [uuidv7(), email.toLowerCase(), name, passwordHash]);
        return rows[0]?.created ?? false;
    }
    /** Ends the account's sessions, too. */
    async setPassword(email, passwordHash) {
        await this.db.rows(`UPDATE users SET password_hash = $2, token_version = token_version + 1, updated_at = now() WHERE email = $1`, [email.toLowerCase(), passwordHash]);
    }
};
UsersRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], UsersRepository);
export { UsersRepository };
//# sourceMappingURL=users.repository.js.map