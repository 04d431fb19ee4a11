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
/** That somebody is to be erased, or was: then a hash is all that says whom (docs/decisions/024). */
let ErasureEntity = class ErasureEntity {
    id;
    /** Lower case; null once it is done. */
    email;
    userId;
    emailHash;
    /** Which secret made the hash. */
    keyId;
    askedBy;
    createdAt;
    dueAt;
    /** Not before; after it had to wait. */
    retryAt;
    /** What it waits for (`erasure-obstacles.ts`). */
    waitsFor;
    finishedAt;
    /** A backup from before it was put back: it is done once more. */
    replay;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'erasures_pkey' }),
    __metadata("design:type", String)
], ErasureEntity.prototype, "id", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], ErasureEntity.prototype, "email", void 0);
__decorate([
    Column('uuid', { name: 'user_id', nullable: true }),
    __metadata("design:type", Object)
], ErasureEntity.prototype, "userId", void 0);
__decorate([
    Column('text', { name: 'email_hash' }),
    __metadata("design:type", String)
], ErasureEntity.prototype, "emailHash", void 0);
__decorate([
    Column('text', { name: 'key_id' }),
    __metadata("design:type", String)
], ErasureEntity.prototype, "keyId", void 0);
__decorate([
    Column('text', { name: 'asked_by' }),
    __metadata("design:type", String)
], ErasureEntity.prototype, "askedBy", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], ErasureEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'due_at' }),
    __metadata("design:type", Date)
], ErasureEntity.prototype, "dueAt", void 0);
__decorate([
    Column('timestamptz', { name: 'retry_at', nullable: true }),
    __metadata("design:type", Object)
], ErasureEntity.prototype, "retryAt", void 0);
__decorate([
    Column('text', { name: 'waits_for', nullable: true }),
    __metadata("design:type", Object)
], ErasureEntity.prototype, "waitsFor", void 0);
__decorate([
    Column('timestamptz', { name: 'finished_at', nullable: true }),
    __metadata("design:type", Object)
], ErasureEntity.prototype, "finishedAt", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], ErasureEntity.prototype, "replay", void 0);
ErasureEntity = __decorate([
    Entity('erasures'),
    Index('erasures_open', ['email'], { unique: true, where: 'finished_at IS NULL' }),
    Index('erasures_of_account', ['userId'], { where: 'finished_at IS NULL' }),
    Index('erasures_hash', ['emailHash']),
    Check('erasures_asked_by', `asked_by IN ('self', 'owner')`),
    Check('erasures_finished', 'finished_at IS NULL OR (email IS NULL AND user_id IS NULL)')
], ErasureEntity);
export { ErasureEntity };
//# sourceMappingURL=erasure.entity.js.map