var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
/** A token that was signed out. Its row is of no use once the token itself has ended. */
let RevokedTokenEntity = class RevokedTokenEntity {
    /** The token's `jti`. */
    id;
    expiresAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'revoked_tokens_pkey' }),
    __metadata("design:type", String)
], RevokedTokenEntity.prototype, "id", void 0);
__decorate([
    Column('timestamptz', { name: 'expires_at' }),
    __metadata("design:type", Date)
], RevokedTokenEntity.prototype, "expiresAt", void 0);
RevokedTokenEntity = __decorate([
    Entity('revoked_tokens'),
    Index('revoked_tokens_expiry', ['expiresAt'])
], RevokedTokenEntity);
export { RevokedTokenEntity };
//# sourceMappingURL=revoked-token.entity.js.map