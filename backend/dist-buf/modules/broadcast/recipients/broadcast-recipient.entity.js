var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
/** One delivery. Whatever Redis forgets, its row knows what happened to this address. */
let BroadcastRecipientEntity = class BroadcastRecipientEntity {
    id;
    broadcastId;
    /** In the order of the file. */
    position;
    /** Normalised. */
    email;
    name;
    status;
    attempts;
    /** The mail server's last refusal. */
    error;
    /** When it was put into the queue; null: it waits here. */
    dispatchedAt;
    /** Not before; after a refusal that may pass. */
    retryAt;
    /** While `sending`: when a silent worker counts as dead. */
    leaseUntil;
    settledAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'broadcast_recipients_pkey' }),
    __metadata("design:type", String)
], BroadcastRecipientEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'broadcast_id' }),
    __metadata("design:type", String)
], BroadcastRecipientEntity.prototype, "broadcastId", void 0);
__decorate([
    Column('integer'),
    __metadata("design:type", Number)
], BroadcastRecipientEntity.prototype, "position", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BroadcastRecipientEntity.prototype, "email", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "name", void 0);
__decorate([
    Column('text', { default: 'queued' }),
    __metadata("design:type", String)
], BroadcastRecipientEntity.prototype, "status", void 0);
__decorate([
    Column('smallint', { default: 0 }),
    __metadata("design:type", Number)
], BroadcastRecipientEntity.prototype, "attempts", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "error", void 0);
__decorate([
    Column('timestamptz', { name: 'dispatched_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "dispatchedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'retry_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "retryAt", void 0);
__decorate([
    Column('timestamptz', { name: 'lease_until', nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "leaseUntil", void 0);
__decorate([
    Column('timestamptz', { name: 'settled_at', nullable: true }),
    __metadata("design:type", Object)
], BroadcastRecipientEntity.prototype, "settledAt", void 0);
BroadcastRecipientEntity = __decorate([
    Entity('broadcast_recipients'),
    Unique('broadcast_recipients_address', ['broadcastId', 'email']),
    Index('broadcast_recipients_status', ['broadcastId', 'status', 'position']),
    Index('broadcast_recipients_waiting', ['broadcastId', 'position'], {
        where: "status = 'queued' AND dispatched_at IS NULL",
    }),
    Index('broadcast_recipients_in_flight', ['leaseUntil'], { where: "status = 'sending'" })
], BroadcastRecipientEntity);
export { BroadcastRecipientEntity };
//# sourceMappingURL=broadcast-recipient.entity.js.map