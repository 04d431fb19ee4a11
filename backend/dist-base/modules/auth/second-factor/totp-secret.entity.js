var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
/** The authenticator app of somebody who works here. */
let TotpSecretEntity = class TotpSecretEntity {
    userId;
    /** Encrypted (`sealed-secrets.ts`): a stolen database makes no codes. */
    sealedSecret;
    /** The newest step of 30 seconds whose code was used; no code of it or of one before it counts again. */
    lastStep;
    createdAt;
    lastUsedAt;
};
__decorate([
    PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'totp_secrets_pkey' }),
    __metadata("design:type", String)
], TotpSecretEntity.prototype, "userId", void 0);
__decorate([
    Column('bytea', { name: 'sealed_secret' }),
    __metadata("design:type", Buffer)
], TotpSecretEntity.prototype, "sealedSecret", void 0);
__decorate([
    Column('integer', { name: 'last_step' }),
    __metadata("design:type", Number)
], TotpSecretEntity.prototype, "lastStep", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], TotpSecretEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'last_used_at', nullable: true }),
    __metadata("design:type", Object)
], TotpSecretEntity.prototype, "lastUsedAt", void 0);
TotpSecretEntity = __decorate([
    Entity('totp_secrets')
], TotpSecretEntity);
export { TotpSecretEntity };
//# sourceMappingURL=totp-secret.entity.js.map