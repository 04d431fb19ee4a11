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
/** Work promised by a commit and not yet acknowledged by its handler. A done row is deleted. */
let OutboxEntity = class OutboxEntity {
    id;
    job;
    payload;
    /** Not before this instant; moved ahead by the lease of whoever takes it, and by back-off. */
    availableAt;
    /** When it was to run: unlike the above, no lease moves it. What it is behind by is how late it is. */
    dueAt;
    /** Of an attempt whose end nobody has reported yet: it is under way, or its worker has died. */
    startedAt;
    /** Begun, also by a worker that died over it. */
    attempts;
    lastError;
    /** Set when every attempt failed; an operator looks at these. */
    deadAt;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }),
    __metadata("design:type", String)
], OutboxEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], OutboxEntity.prototype, "job", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], OutboxEntity.prototype, "payload", void 0);
__decorate([
    Column('timestamptz', { name: 'available_at', default: () => 'now()' }),
    __metadata("design:type", Date)
], OutboxEntity.prototype, "availableAt", void 0);
__decorate([
    Column('timestamptz', { name: 'due_at', default: () => 'now()' }),
    __metadata("design:type", Date)
], OutboxEntity.prototype, "dueAt", void 0);
__decorate([
    Column('timestamptz', { name: 'started_at', nullable: true }),
    __metadata("design:type", Object)
], OutboxEntity.prototype, "startedAt", void 0);
__decorate([
    Column('smallint', { default: 0 }),
    __metadata("design:type", Number)
], OutboxEntity.prototype, "attempts", void 0);
__decorate([
    Column('text', { name: 'last_error', nullable: true }),
    __metadata("design:type", Object)
], OutboxEntity.prototype, "lastError", void 0);
__decorate([
    Column('timestamptz', { name: 'dead_at', nullable: true }),
    __metadata("design:type", Object)
], OutboxEntity.prototype, "deadAt", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], OutboxEntity.prototype, "createdAt", void 0);
OutboxEntity = __decorate([
    Entity('outbox'),
    Index('outbox_due', ['availableAt'], { where: 'dead_at IS NULL' })
], OutboxEntity);
export { OutboxEntity };
//# sourceMappingURL=outbox.entity.js.map