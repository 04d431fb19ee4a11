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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
export const INVITATION_HOURS = 72;
/** An invitation that nobody took up is shown as expired for so long. */
const KEEP_DAYS = 30;
const COLUMNS = `id, email, role, invited_by AS "invitedBy", created_at AS "createdAt", expires_at AS "expiresAt"`;
let InvitationsRepository = class InvitationsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first, expired ones included. */
    list() {
        return this.db.rows(`SELECT ${COLUMNS} FROM staff_invitations ORDER BY created_at DESC, id DESC`);
    }
    /** Takes the place of the address's earlier one, whose link is worth nothing then. */
    async put(sql, invitation) {
        const { id, email, role, tokenHash, inviterId, invitedBy } = invitation;
        await sql.rows(`DELETE FROM staff_invitations WHERE expires_at < now() - interval '${KEEP_DAYS} days'`);
        const [row] = await sql.rows(`INSERT INTO staff_invitations (email, id, role, token_hash, inviter_id, invited_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${INVITATION_HOURS} hours')
       ON CONFLICT (email) DO UPDATE
         SET id = excluded.id, role = excluded.role, token_hash = excluded.token_hash, inviter_id = excluded.inviter_id,
             invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
       RETURNING ${COLUMNS}`, [email, id, role, tokenHash, inviterId, invitedBy]);
        return row;
    }
    /** @returns what stood there; undefined: it was accepted, revoked or replaced meanwhile */
    async remove(sql, id) {
        const [row] = await sql.rows(`DELETE FROM staff_invitations WHERE id = $1 RETURNING ${COLUMNS}`, [id]);
        return row;
    }
    /** All that one owner made. */
    removeOf(sql, inviterId) {
        return sql.rows(`DELETE FROM staff_invitations WHERE inviter_id = $1 RETURNING ${COLUMNS}`, [
            inviterId,
        ]);
    }
    async find(tokenHash) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM staff_invitations WHERE token_hash = $1 AND expires_at > now()`, [tokenHash]);
        return row;
    }
    /** Uses it up: of two who hold the link at once one gets it. */
    async take(sql, tokenHash) {
        const [row] = await sql.rows(`DELETE FROM staff_invitations WHERE token_hash = $1 AND expires_at > now() RETURNING ${COLUMNS}`, [tokenHash]);
        return row;
    }
};
InvitationsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], InvitationsRepository);
export { InvitationsRepository };
//# sourceMappingURL=invitations.repository.js.map