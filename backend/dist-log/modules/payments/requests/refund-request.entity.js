var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, } from 'typeorm';
import { PaymentEntity } from '../core/payment.entity.js';
import { PaymentRefundEntity } from '../refunds/payment-refund.entity.js';
/** A buyer who wants money back, and what the owner answered. */
let RefundRequestEntity = class RefundRequestEntity {
    id;
    paymentId;
    payment;
    /** The buyer's account. */
    askedBy;
    reason;
    askedAt;
    /** Until then an answer is promised. */
    dueAt;
    /** Null: open. */
    outcome;
    /** When it was answered, or withdrawn. */
    closedAt;
    /** An address of who works here. */
    answeredBy;
    /** What the buyer was told. */
    answer;
    refundId;
    refund;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'refund_requests_pkey' }),
    __metadata("design:type", String)
], RefundRequestEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], RefundRequestEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refund_requests_payment' }),
    __metadata("design:type", PaymentEntity)
], RefundRequestEntity.prototype, "payment", void 0);
__decorate([
    Column('uuid', { name: 'asked_by' }),
    __metadata("design:type", String)
], RefundRequestEntity.prototype, "askedBy", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], RefundRequestEntity.prototype, "reason", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }),
    __metadata("design:type", Date)
], RefundRequestEntity.prototype, "askedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'due_at' }),
    __metadata("design:type", Date)
], RefundRequestEntity.prototype, "dueAt", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "outcome", void 0);
__decorate([
    Column('timestamptz', { name: 'closed_at', nullable: true }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "closedAt", void 0);
__decorate([
    Column('text', { name: 'answered_by', nullable: true }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "answeredBy", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "answer", void 0);
__decorate([
    Column('uuid', { name: 'refund_id', nullable: true }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "refundId", void 0);
__decorate([
    ManyToOne(() => PaymentRefundEntity),
    JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'refund_requests_refund' }),
    __metadata("design:type", Object)
], RefundRequestEntity.prototype, "refund", void 0);
RefundRequestEntity = __decorate([
    Entity('refund_requests'),
    Index('refund_requests_open', ['paymentId'], { unique: true, where: 'outcome IS NULL' }),
    Index('refund_requests_by_payment', ['paymentId', 'askedAt']),
    Check('refund_requests_outcome', `outcome IN ('refunded', 'refused', 'withdrawn')`),
    Check('refund_requests_closed', '(outcome IS NULL) = (closed_at IS NULL)'),
    Check('refund_requests_refunded', `(outcome = 'refunded') = (refund_id IS NOT NULL)`)
], RefundRequestEntity);
export { RefundRequestEntity };
//# sourceMappingURL=refund-request.entity.js.map