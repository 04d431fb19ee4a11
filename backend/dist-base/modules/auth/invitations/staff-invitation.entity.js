var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
/** An open invitation; accepted, revoked or replaced, its row is gone, and the activity log tells of it. */
let StaffInvitationEntity = class StaffInvitationEntity {
    /** Lower case. The newest invitation of an address is the only one. */
    email;
    id;
    role;
    /** SHA-256 of the 256 bits in the link, which stand nowhere once its mail is out. */
    tokenHash;
    /** An owner's account; their invitations end with their being one. */
    inviterId;
    /** Their address, as the log and the mail name them. */
    invitedBy;
    createdAt;
    expiresAt;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'staff_invitations_pkey' }),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "email", void 0);
__decorate([
    Column('uuid'),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "role", void 0);
__decorate([
    Column('text', { name: 'token_hash' }),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "tokenHash", void 0);
__decorate([
    Column('uuid', { name: 'inviter_id' }),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "inviterId", void 0);
__decorate([
    Column('text', { name: 'invited_by' }),
    __metadata("design:type", String)
], StaffInvitationEntity.prototype, "invitedBy", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], StaffInvitationEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'expires_at' }),
    __metadata("design:type", Date)
], StaffInvitationEntity.prototype, "expiresAt", void 0);
StaffInvitationEntity = __decorate([
    Entity('staff_invitations'),
    Unique('staff_invitations_token', ['tokenHash'])
], StaffInvitationEntity);
export { StaffInvitationEntity };
//# sourceMappingURL=staff-invitation.entity.js.map