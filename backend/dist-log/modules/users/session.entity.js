var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
/** A session, for its owner to see. Whether its token is good is not decided here (docs/decisions/016). */
let SessionEntity = class SessionEntity {
    /** The token's `jti`. */
    id;
    userId;
    /** The account's token version when it began: raised since, the session has ended. */
    tokenVersion;
    /** In words of ours ("Chrome on Windows"). */
    device;
    createdAt;
    /** To some ten minutes. */
    lastSeenAt;
    expiresAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' }),
    __metadata("design:type", String)
], SessionEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'user_id' }),
    __metadata("design:type", String)
], SessionEntity.prototype, "userId", void 0);
__decorate([
    Column('integer', { name: 'token_version' }),
    __metadata("design:type", Number)
], SessionEntity.prototype, "tokenVersion", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], SessionEntity.prototype, "device", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], SessionEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' }),
    __metadata("design:type", Date)
], SessionEntity.prototype, "lastSeenAt", void 0);
__decorate([
    Column('timestamptz', { name: 'expires_at' }),
    __metadata("design:type", Date)
], SessionEntity.prototype, "expiresAt", void 0);
SessionEntity = __decorate([
    Entity('sessions'),
    Index('sessions_of_user', ['userId', 'lastSeenAt']),
    Index('sessions_expiry', ['expiresAt'])
], SessionEntity);
export { SessionEntity };
//# sourceMappingURL=session.entity.js.map