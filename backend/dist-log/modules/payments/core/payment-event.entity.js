var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';
/** A payment's timeline: one row per transition, written with it. */
let PaymentEventEntity = class PaymentEventEntity {
    id;
    paymentId;
    payment;
    fromStatus;
    toStatus;
    source;
    razorpayPaymentId;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_events_pkey' }),
    __metadata("design:type", String)
], PaymentEventEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentEventEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_events_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentEventEntity.prototype, "payment", void 0);
__decorate([
    Column('text', { name: 'from_status' }),
    __metadata("design:type", String)
], PaymentEventEntity.prototype, "fromStatus", void 0);
__decorate([
    Column('text', { name: 'to_status' }),
    __metadata("design:type", String)
], PaymentEventEntity.prototype, "toStatus", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentEventEntity.prototype, "source", void 0);
__decorate([
    Column('text', { name: 'razorpay_payment_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEventEntity.prototype, "razorpayPaymentId", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentEventEntity.prototype, "createdAt", void 0);
PaymentEventEntity = __decorate([
    Entity('payment_events'),
    Index('payment_events_by_payment', ['paymentId', 'createdAt'])
], PaymentEventEntity);
export { PaymentEventEntity };
//# sourceMappingURL=payment-event.entity.js.map