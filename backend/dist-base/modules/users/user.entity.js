var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
let UserEntity = class UserEntity {
    id;
    /** Lower case. */
    email;
    name;
    /** argon2id; null for accounts that sign in through Google only. */
    passwordHash;
    role;
    type;
    /** Google's lasting name for the linked account. */
    googleSub;
    emailVerifiedAt;
    /** Raised by a password reset or "sign out everywhere": older tokens stop working. */
    tokenVersion;
    /** By an owner: nobody signs in with it, and its tokens have ended. */
    deactivatedAt;
    /** An authenticator app or a passkey is set up: signing in takes a second step. */
    hasSecondFactor;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' }),
    __metadata("design:type", String)
], UserEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], UserEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], UserEntity.prototype, "name", void 0);
__decorate([
    Column('text', { name: 'password_hash', nullable: true }),
    __metadata("design:type", Object)
], UserEntity.prototype, "passwordHash", void 0);
__decorate([
    Column('text', { default: 'member' }),
    __metadata("design:type", String)
], UserEntity.prototype, "role", void 0);
__decorate([
    Column('text', { default: 'manual' }),
    __metadata("design:type", String)
], UserEntity.prototype, "type", void 0);
__decorate([
    Column('text', { name: 'google_sub', nullable: true }),
    __metadata("design:type", Object)
], UserEntity.prototype, "googleSub", void 0);
__decorate([
    Column('timestamptz', { name: 'email_verified_at', nullable: true }),
    __metadata("design:type", Object)
], UserEntity.prototype, "emailVerifiedAt", void 0);
__decorate([
    Column('integer', { name: 'token_version', default: 0 }),
    __metadata("design:type", Number)
], UserEntity.prototype, "tokenVersion", void 0);
__decorate([
    Column('timestamptz', { name: 'deactivated_at', nullable: true }),
    __metadata("design:type", Object)
], UserEntity.prototype, "deactivatedAt", void 0);
__decorate([
    Column('boolean', { name: 'has_second_factor', default: false }),
    __metadata("design:type", Boolean)
], UserEntity.prototype, "hasSecondFactor", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], UserEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], UserEntity.prototype, "updatedAt", void 0);
UserEntity = __decorate([
    Entity('users'),
    Unique('users_email', ['email']),
    Unique('users_google_sub', ['googleSub']),
    Index('users_staff', ['role'], { where: `role <> 'member'` })
], UserEntity);
export { UserEntity };
//# sourceMappingURL=user.entity.js.map