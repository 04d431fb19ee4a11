var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Entity, PrimaryColumn } from 'typeorm';
/** A recovery code that was not used yet. */
let RecoveryCodeEntity = class RecoveryCodeEntity {
    userId;
    /** SHA-256 of its 80 bits, which are shown once and stand nowhere. */
    codeHash;
};
__decorate([
    PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' }),
    __metadata("design:type", String)
], RecoveryCodeEntity.prototype, "userId", void 0);
__decorate([
    PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'recovery_codes_pkey' }),
    __metadata("design:type", String)
], RecoveryCodeEntity.prototype, "codeHash", void 0);
RecoveryCodeEntity = __decorate([
    Entity('recovery_codes')
], RecoveryCodeEntity);
export { RecoveryCodeEntity };
//# sourceMappingURL=recovery-code.entity.js.map