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
/** A buyer's bank wants the money of a payment back (pay-44): what Razorpay told last. */
let PaymentDisputeEntity = class PaymentDisputeEntity {
    id;
    razorpayDisputeId;
    paymentId;
    payment;
    /** May be a second capture of the order, which is not the one that completed it. */
    razorpayPaymentId;
    amountPaise;
    /** What Razorpay took from the balance. */
    deductedPaise;
    currency;
    phase;
    reasonCode;
    /** In words. */
    reason;
    status;
    respondBy;
    raisedAt;
    /** When Razorpay made the event that this row says. */
    toldAt;
    /** Of the event that ended it. */
    endedAt;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_disputes_pkey' }),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "id", void 0);
__decorate([
    Column('text', { name: 'razorpay_dispute_id' }),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "razorpayDisputeId", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_disputes_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentDisputeEntity.prototype, "payment", void 0);
__decorate([
    Column('text', { name: 'razorpay_payment_id' }),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "razorpayPaymentId", void 0);
__decorate([
    Column('integer', { name: 'amount_paise' }),
    __metadata("design:type", Number)
], PaymentDisputeEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('integer', { name: 'deducted_paise' }),
    __metadata("design:type", Number)
], PaymentDisputeEntity.prototype, "deductedPaise", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "currency", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "phase", void 0);
__decorate([
    Column('text', { name: 'reason_code' }),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "reasonCode", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "reason", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDisputeEntity.prototype, "status", void 0);
__decorate([
    Column('timestamptz', { name: 'respond_by', nullable: true }),
    __metadata("design:type", Object)
], PaymentDisputeEntity.prototype, "respondBy", void 0);
__decorate([
    Column('timestamptz', { name: 'raised_at' }),
    __metadata("design:type", Date)
], PaymentDisputeEntity.prototype, "raisedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'told_at' }),
    __metadata("design:type", Date)
], PaymentDisputeEntity.prototype, "toldAt", void 0);
__decorate([
    Column('timestamptz', { name: 'ended_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentDisputeEntity.prototype, "endedAt", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentDisputeEntity.prototype, "createdAt", void 0);
PaymentDisputeEntity = __decorate([
    Entity('payment_disputes'),
    Unique('payment_disputes_razorpay_dispute_id', ['razorpayDisputeId']),
    Index('payment_disputes_by_payment', ['paymentId']),
    Index('payment_disputes_open', ['paymentId'], { where: 'ended_at IS NULL' }),
    Index('payment_disputes_lost', ['endedAt'], { where: `status = 'lost'` }),
    Check('payment_disputes_status', `status IN ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')`),
    Check('payment_disputes_amounts', 'amount_paise > 0 AND deducted_paise >= 0'),
    Check('payment_disputes_end', `(status IN ('won', 'lost', 'closed')) = (ended_at IS NOT NULL)`)
], PaymentDisputeEntity);
export { PaymentDisputeEntity };
//# sourceMappingURL=payment-dispute.entity.js.map