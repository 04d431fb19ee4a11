var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from '../core/payment.entity.js';
/** Why a person must look at a payment, and how they settled it. */
let PaymentFlagEntity = class PaymentFlagEntity {
    id;
    paymentId;
    payment;
    kind;
    /** Of a failed refund: the refund. */
    razorpayPaymentId;
    /** What Razorpay reported, in paise. */
    amountPaise;
    currency;
    createdAt;
    resolvedAt;
    resolvedBy;
    note;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_flags_pkey' }),
    __metadata("design:type", String)
], PaymentFlagEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentFlagEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_flags_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentFlagEntity.prototype, "payment", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentFlagEntity.prototype, "kind", void 0);
__decorate([
    Column('text', { name: 'razorpay_payment_id' }),
    __metadata("design:type", String)
], PaymentFlagEntity.prototype, "razorpayPaymentId", void 0);
__decorate([
    Column('integer', { name: 'amount_paise' }),
    __metadata("design:type", Number)
], PaymentFlagEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentFlagEntity.prototype, "currency", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentFlagEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'resolved_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentFlagEntity.prototype, "resolvedAt", void 0);
__decorate([
    Column('text', { name: 'resolved_by', nullable: true }),
    __metadata("design:type", Object)
], PaymentFlagEntity.prototype, "resolvedBy", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], PaymentFlagEntity.prototype, "note", void 0);
PaymentFlagEntity = __decorate([
    Entity('payment_flags'),
    Unique('payment_flags_once', ['paymentId', 'kind', 'razorpayPaymentId'])
], PaymentFlagEntity);
export { PaymentFlagEntity };
//# sourceMappingURL=payment-flag.entity.js.map