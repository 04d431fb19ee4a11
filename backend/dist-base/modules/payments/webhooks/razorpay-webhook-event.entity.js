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
/** The inbox: each signed event once, as it came. Applied later by the worker. */
let RazorpayWebhookEventEntity = class RazorpayWebhookEventEntity {
    id;
    /** `x-razorpay-event-id`: the same for every delivery of one event. */
    eventId;
    type;
    /** The order it is about, when it is about one. */
    razorpayOrderId;
    /** `json`, not `jsonb`: kept to the letter, and a NUL in a buyer's name is no reason to refuse it. */
    payload;
    /** Since then `payload` is null: it was past its time (retention-2). */
    bodyRemovedAt;
    receivedAt;
    appliedAt;
    outcome;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'razorpay_webhook_events_pkey' }),
    __metadata("design:type", String)
], RazorpayWebhookEventEntity.prototype, "id", void 0);
__decorate([
    Column('text', { name: 'event_id' }),
    __metadata("design:type", String)
], RazorpayWebhookEventEntity.prototype, "eventId", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], RazorpayWebhookEventEntity.prototype, "type", void 0);
__decorate([
    Column('text', { name: 'razorpay_order_id', nullable: true }),
    __metadata("design:type", Object)
], RazorpayWebhookEventEntity.prototype, "razorpayOrderId", void 0);
__decorate([
    Column('json'),
    __metadata("design:type", Object)
], RazorpayWebhookEventEntity.prototype, "payload", void 0);
__decorate([
    Column('timestamptz', { name: 'body_removed_at', nullable: true }),
    __metadata("design:type", Object)
], RazorpayWebhookEventEntity.prototype, "bodyRemovedAt", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'received_at' }),
    __metadata("design:type", Date)
], RazorpayWebhookEventEntity.prototype, "receivedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'applied_at', nullable: true }),
    __metadata("design:type", Object)
], RazorpayWebhookEventEntity.prototype, "appliedAt", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], RazorpayWebhookEventEntity.prototype, "outcome", void 0);
RazorpayWebhookEventEntity = __decorate([
    Entity('razorpay_webhook_events'),
    Unique('razorpay_webhook_events_event_id', ['eventId']),
    Index('razorpay_webhook_events_by_order', ['razorpayOrderId', 'receivedAt']),
    Index('razorpay_webhook_events_newest', ['receivedAt']),
    Index('razorpay_webhook_events_bodies', ['receivedAt'], { where: 'body_removed_at IS NULL' })
], RazorpayWebhookEventEntity);
export { RazorpayWebhookEventEntity };
//# sourceMappingURL=razorpay-webhook-event.entity.js.map