var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique, } from 'typeorm';
import { PaymentEntity } from '../core/payment.entity.js';
/** Money on its way back. The row comes first, the call to Razorpay after it (docs/decisions/011). */
let PaymentRefundEntity = class PaymentRefundEntity {
    /** Also Razorpay's `receipt` and idempotency key. */
    id;
    paymentId;
    payment;
    /** Made by the browser per refund; a double click carries the same one. */
    refundKey;
    amountPaise;
    reason;
    /** The admin's address, or where else it was asked for. */
    requestedBy;
    status;
    /** The payment that is refunded. */
    razorpayPaymentId;
    /** Null until Razorpay has answered. */
    razorpayRefundId;
    error;
    /** How often Razorpay was asked for it: from the second time on, it may be there already. */
    attempts;
    /** Held by who is asking Razorpay right now. */
    leaseUntil;
    /** When the reconciler next asks; null when it is settled. */
    nextCheckAt;
    checkCount;
    createdAt;
    processedAt;
    failedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_refunds_pkey' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_refunds_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentRefundEntity.prototype, "payment", void 0);
__decorate([
    Column('uuid', { name: 'refund_key' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "refundKey", void 0);
__decorate([
    Column('integer', { name: 'amount_paise' }),
    __metadata("design:type", Number)
], PaymentRefundEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "reason", void 0);
__decorate([
    Column('text', { name: 'requested_by' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "requestedBy", void 0);
__decorate([
    Column('text', { default: 'pending' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "status", void 0);
__decorate([
    Column('text', { name: 'razorpay_payment_id' }),
    __metadata("design:type", String)
], PaymentRefundEntity.prototype, "razorpayPaymentId", void 0);
__decorate([
    Column('text', { name: 'razorpay_refund_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "razorpayRefundId", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "error", void 0);
__decorate([
    Column('smallint', { default: 0 }),
    __metadata("design:type", Number)
], PaymentRefundEntity.prototype, "attempts", void 0);
__decorate([
    Column('timestamptz', { name: 'lease_until', nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "leaseUntil", void 0);
__decorate([
    Column('timestamptz', { name: 'next_check_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "nextCheckAt", void 0);
__decorate([
    Column('smallint', { name: 'check_count', default: 0 }),
    __metadata("design:type", Number)
], PaymentRefundEntity.prototype, "checkCount", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentRefundEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'processed_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "processedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'failed_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentRefundEntity.prototype, "failedAt", void 0);
PaymentRefundEntity = __decorate([
    Entity('payment_refunds'),
    Unique('payment_refunds_key', ['refundKey']),
    Unique('payment_refunds_razorpay_refund_id', ['razorpayRefundId']),
    Index('payment_refunds_by_payment', ['paymentId', 'createdAt']),
    Index('payment_refunds_due_check', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
    // With the amount in it, which the decorator cannot say.
    ,
    Index('payment_refunds_processed', { synchronize: false }),
    Check('payment_refunds_status', `status IN ('pending', 'processed', 'failed')`),
    Check('payment_refunds_amount', 'amount_paise > 0')
], PaymentRefundEntity);
export { PaymentRefundEntity };
//# sourceMappingURL=payment-refund.entity.js.map