var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
/** A passkey (WebAuthn) of somebody who works here. */
let PasskeyEntity = class PasskeyEntity {
    id;
    userId;
    /** The authenticator's own name for it, base64url. */
    credentialId;
    /** COSE. */
    publicKey;
    /** How often the authenticator says it was used; 0 for those that do not count. It never goes back. */
    counter;
    /** Ways to reach it, as the browser told them (`usb`, `internal`). */
    transports;
    /** Its owner's. */
    name;
    createdAt;
    lastUsedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkeys_pkey' }),
    __metadata("design:type", String)
], PasskeyEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'user_id' }),
    __metadata("design:type", String)
], PasskeyEntity.prototype, "userId", void 0);
__decorate([
    Column('text', { name: 'credential_id' }),
    __metadata("design:type", String)
], PasskeyEntity.prototype, "credentialId", void 0);
__decorate([
    Column('bytea', { name: 'public_key' }),
    __metadata("design:type", Buffer)
], PasskeyEntity.prototype, "publicKey", void 0);
__decorate([
    Column('bigint'),
    __metadata("design:type", String)
], PasskeyEntity.prototype, "counter", void 0);
__decorate([
    Column('text', { array: true }),
    __metadata("design:type", Array)
], PasskeyEntity.prototype, "transports", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PasskeyEntity.prototype, "name", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PasskeyEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'last_used_at', nullable: true }),
    __metadata("design:type", Object)
], PasskeyEntity.prototype, "lastUsedAt", void 0);
PasskeyEntity = __decorate([
    Entity('passkeys'),
    Unique('passkeys_credential', ['credentialId']),
    Index('passkeys_of_user', ['userId'])
], PasskeyEntity);
export { PasskeyEntity };
//# sourceMappingURL=passkey.entity.js.map