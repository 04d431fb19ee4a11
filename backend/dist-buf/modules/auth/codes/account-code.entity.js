var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
/**
 * The newest code that a browser asked for, for an address and a purpose. Addresses without an account get one too,
 * which nobody knows: wrong tries then end the same for everybody.
 */
let AccountCodeEntity = class AccountCodeEntity {
    email;
    purpose;
    /** The id in the browser's cookie. */
    device;
    /** Of the request that asked for it: the same request makes no second code. */
    requestId;
    /** HMAC under a server key: six digits are guessed in no time from a plain hash. Empty until the worker made one. */
    codeHash;
    /** Wrong ones of that browser. */
    tries;
    /** Wrong ones of all others: a stranger's do not use up the owner's. */
    strangerTries;
    /** Of a registration: what its code makes true. */
    name;
    passwordHash;
    createdAt;
    expiresAt;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }),
    __metadata("design:type", String)
], AccountCodeEntity.prototype, "email", void 0);
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey' }),
    __metadata("design:type", String)
], AccountCodeEntity.prototype, "purpose", void 0);
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'account_codes_pkey', default: '' }),
    __metadata("design:type", String)
], AccountCodeEntity.prototype, "device", void 0);
__decorate([
    Column('uuid', { name: 'request_id' }),
    __metadata("design:type", String)
], AccountCodeEntity.prototype, "requestId", void 0);
__decorate([
    Column('text', { name: 'code_hash' }),
    __metadata("design:type", String)
], AccountCodeEntity.prototype, "codeHash", void 0);
__decorate([
    Column('smallint', { default: 0 }),
    __metadata("design:type", Number)
], AccountCodeEntity.prototype, "tries", void 0);
__decorate([
    Column('smallint', { name: 'stranger_tries', default: 0 }),
    __metadata("design:type", Number)
], AccountCodeEntity.prototype, "strangerTries", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], AccountCodeEntity.prototype, "name", void 0);
__decorate([
    Column('text', { name: 'password_hash', nullable: true }),
    __metadata("design:type", Object)
], AccountCodeEntity.prototype, "passwordHash", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], AccountCodeEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'expires_at' }),
    __metadata("design:type", Date)
], AccountCodeEntity.prototype, "expiresAt", void 0);
AccountCodeEntity = __decorate([
    Entity('account_codes'),
    Check('account_codes_purpose', `purpose IN ('verify-email', 'reset-password')`),
    Index('account_codes_expiry', ['expiresAt'])
], AccountCodeEntity);
export { AccountCodeEntity };
//# sourceMappingURL=account-code.entity.js.map