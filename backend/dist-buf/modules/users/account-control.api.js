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
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { STAFF_ROLES } from '../../platform/security/rights.domain.js';
import { roleOf } from './role.domain.js';
import { usersError } from './users.errors.js';
const COLUMNS = `id, email, name, type, role, email_verified_at IS NOT NULL AS verified,
  deactivated_at AS "deactivatedAt", created_at AS "createdAt", has_second_factor AS "hasSecondFactor"`;
/** What an owner decides over other people's accounts. */
let AccountControl = class AccountControl {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    async find(id) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]);
        return row && this.controlled(row);
    }
    async findMany(ids) {
        if (ids.length === 0)
            return [];
        const rows = await this.db.rows(`SELECT ${COLUMNS} FROM users WHERE id = ANY($1)`, [ids]);
        return rows.map((row) => this.controlled(row));
    }
    /** Everybody who works here, deactivated ones included; owners first. */
    async staff() {
        const rows = await this.db.rows(`SELECT ${COLUMNS} FROM users WHERE role <> 'member' OR email = $1 ORDER BY name, id`, [this.env.ADMIN_EMAIL ?? null]);
        const staff = rows.map((row) => this.controlled(row));
        return STAFF_ROLES.flatMap((role) => staff.flatMap((account) => (account.role === role ? [{ ...account, role }] : [])));
    }
    /**
     * All owners are locked along, always in one order: of two who remove one another one comes second, and finds the last owner.
     * Counts from the next call of that account on; deactivating ends its sessions for good.
     * @throws UNKNOWN_ACCOUNT, NOT_VERIFIED, NAMED_OWNER, LAST_OWNER
     */
    async decide(tx, id, { role, deactivated }) {
        const locked = await this.lockWithOwners(tx, id);
        const before = locked.find((account) => account.id === id);
        if (!before)
            throw usersError('UNKNOWN_ACCOUNT');
        if (role !== undefined && role !== 'member' && !before.verified)
            throw usersError('NOT_VERIFIED');
        const leaves = deactivated === true || (role !== undefined && role !== 'owner');
        if (leaves && before.isNamedOwner)
            throw usersError('NAMED_OWNER');
        if (leaves && isActiveOwner(before) && !locked.some((other) => other.id !== id && isActiveOwner(other)))
            throw usersError('LAST_OWNER');
        const [row] = await tx.rows(`UPDATE users SET role = coalesce($2, role), updated_at = now(),
              token_version = token_version + ($3 IS TRUE AND deactivated_at IS NULL)::int,
              deactivated_at = CASE WHEN $3 THEN coalesce(deactivated_at, now()) WHEN $3 IS NULL THEN deactivated_at END
        WHERE id = $1 RETURNING ${COLUMNS}`, [id, role ?? null, deactivated ?? null]);
        return { before, after: row ? this.controlled(row) : before };
    }
    async lockWithOwners(tx, id) {
        const rows = await tx.rows(`SELECT ${COLUMNS} FROM users WHERE id = $1 OR role IN ('owner', 'admin') OR email = $2 ORDER BY id FOR UPDATE`, [id, this.env.ADMIN_EMAIL ?? null]);
        return rows.map((row) => this.controlled(row));
    }
    controlled(row) {
        const { ADMIN_EMAIL } = this.env;
        return {
            ...row,
            role: roleOf(row, ADMIN_EMAIL),
            isNamedOwner: row.verified && row.email === ADMIN_EMAIL,
        };
    }
};
AccountControl = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], AccountControl);
export { AccountControl };
const isActiveOwner = ({ role, verified, deactivatedAt }) => role === 'owner' && verified && deactivatedAt === null;
//# sourceMappingURL=account-control.api.js.map