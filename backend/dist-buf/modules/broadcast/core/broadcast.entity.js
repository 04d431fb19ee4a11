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
/** One message to many. What it says is frozen when it is made. */
let BroadcastEntity = class BroadcastEntity {
    id;
    /** Made by the browser: a second press, or a retry after a lost answer, is the same broadcast. */
    intentKey;
    subject;
    fromName;
    /** Sanitised, placeholders still in it. */
    bodyHtml;
    bodyText;
    status;
    /** Why it stands still, in words for the person at the screen. */
    pauseReason;
    total;
    /** A single message of the send-email call (broadcast-11): not shown in the history. */
    single;
    createdBy;
    createdAt;
    scheduledAt;
    startedAt;
    finishedAt;
    /** Recipients by status, as they were when `countsEnd` was this broadcast's end; otherwise they are counted. */
    counts;
    /** Since then it is not known whom it was sent to: that was past its time (retention-2). It cannot run again. */
    recipientsRemovedAt;
    /** The `finishedAt` that the counts belong to; null when an ended recipient has changed since. */
    countsEnd;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcasts_pkey' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'intent_key' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "intentKey", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "subject", void 0);
__decorate([
    Column('text', { name: 'from_name' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "fromName", void 0);
__decorate([
    Column('text', { name: 'body_html' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "bodyHtml", void 0);
__decorate([
    Column('text', { name: 'body_text' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "bodyText", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "status", void 0);
__decorate([
    Column('text', { name: 'pause_reason', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "pauseReason", void 0);
__decorate([
    Column('integer'),
    __metadata("design:type", Number)
], BroadcastEntity.prototype, "total", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], BroadcastEntity.prototype, "single", void 0);
__decorate([
    Column('text', { name: 'created_by' }),
    __metadata("design:type", String)
], BroadcastEntity.prototype, "createdBy", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], BroadcastEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'scheduled_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "scheduledAt", void 0);
__decorate([
    Column('timestamptz', { name: 'started_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "startedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'finished_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "finishedAt", void 0);
__decorate([
    Column('jsonb', { nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "counts", void 0);
__decorate([
    Column('timestamptz', { name: 'recipients_removed_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "recipientsRemovedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'counts_end', nullable: true }),
    __metadata("design:type", Object)
], BroadcastEntity.prototype, "countsEnd", void 0);
BroadcastEntity = __decorate([
    Entity('broadcasts'),
    Unique('broadcasts_intent_key', ['intentKey']),
    Index('broadcasts_newest', ['createdAt', 'id']),
    Index('broadcasts_open', ['startedAt'], { where: "status IN ('scheduled', 'running')" }),
    Index('broadcasts_ended', ['finishedAt'], { where: 'finished_at IS NOT NULL' }),
    Index('broadcasts_uncounted', ['finishedAt'], {
        where: 'finished_at IS NOT NULL AND NOT single AND counts_end IS DISTINCT FROM finished_at',
    })
], BroadcastEntity);
export { BroadcastEntity };
//# sourceMappingURL=broadcast.entity.js.map