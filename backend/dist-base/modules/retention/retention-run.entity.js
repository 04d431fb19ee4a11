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
/** One night's removal. Its row is the lock: whoever holds the lease works, and adds up in the transaction that removes. */
let RetentionRunEntity = class RetentionRunEntity {
    /** The day in Asia/Kolkata. */
    night;
    /** Made by the worker that works on it. */
    holder;
    leaseUntil;
    startedAt;
    finishedAt;
    /** Rows by kind. */
    removed;
};
__decorate([
    PrimaryColumn('date', { primaryKeyConstraintName: 'retention_runs_pkey' }),
    __metadata("design:type", String)
], RetentionRunEntity.prototype, "night", void 0);
__decorate([
    Column('uuid'),
    __metadata("design:type", String)
], RetentionRunEntity.prototype, "holder", void 0);
__decorate([
    Column('timestamptz', { name: 'lease_until' }),
    __metadata("design:type", Date)
], RetentionRunEntity.prototype, "leaseUntil", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'started_at' }),
    __metadata("design:type", Date)
], RetentionRunEntity.prototype, "startedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'finished_at', nullable: true }),
    __metadata("design:type", Object)
], RetentionRunEntity.prototype, "finishedAt", void 0);
__decorate([
    Column('jsonb', { default: {} }),
    __metadata("design:type", Object)
], RetentionRunEntity.prototype, "removed", void 0);
RetentionRunEntity = __decorate([
    Entity('retention_runs')
], RetentionRunEntity);
export { RetentionRunEntity };
//# sourceMappingURL=retention-run.entity.js.map