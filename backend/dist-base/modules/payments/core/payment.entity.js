var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn, } from 'typeorm';
/** One purchase of one plan: one Razorpay order, at most one completed Razorpay payment. */
let PaymentEntity = class PaymentEntity {
    id;
    /** Made by the browser per purchase; retries and double clicks carry the same one. */
    intentKey;
    /** SHA-256 of what was bought and for whom, so that one key cannot stand for two purchases. */
    intentHash;
    status;
    priceList;
    /** The key of the plan's kind, and its name as it was then; null before kinds had names. */
    trainingType;
    kindName;
    /** Months. */
    duration;
    amountPaise;
    /** What a code or a sale took off, which the amount is without. */
    discountPaise;
    offerId;
    /** The code, or what the sale was called. */
    offerName;
    /** Until then a use of the code is kept for this order although it is not paid; null when it is given back. */
    offerHeldUntil;
    currency;
    /** Of the terms that held when it was ordered; null before terms had versions. */
    termsVersion;
    name;
    email;
    phone;
    age;
    gender;
    buddy;
    /** Asked for while a GSTIN is published: the code of the buyer's state ('29'), and the buyer's own GSTIN. */
    billingState;
    buyerGstin;
    /** The accounts that a completed purchase and its buddy's half belong to. Triggers write them (docs/decisions/021). */
    ownerId;
    buddyOwnerId;
    razorpayOrderId;
    razorpayPaymentId;
    /** Who holds it may see how the payment stands. */
    statusToken;
    receiptNumber;
    /** Held by the request that is creating the Razorpay order. */
    orderLeaseUntil;
    /** Made with a test key: no money moved. */
    test;
    /** Something about it needs a person (see payment_flags). */
    flagged;
    /** Paid, and nobody has marked the first call as made. */
    toCall;
    /** When the first call, and the assessment, were marked as done, and the address of who did so. */
    calledAt;
    calledBy;
    assessedAt;
    assessedBy;
    /** When the reconciler next asks Razorpay; null when there is nothing left to ask. */
    nextCheckAt;
    checkCount;
    createdAt;
    updatedAt;
    completedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'intent_key' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "intentKey", void 0);
__decorate([
    Column('text', { name: 'intent_hash' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "intentHash", void 0);
__decorate([
    Column('text', { default: 'pending' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "status", void 0);
__decorate([
    Column('text', { name: 'price_list' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "priceList", void 0);
__decorate([
    Column('text', { name: 'training_type' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "trainingType", void 0);
__decorate([
    Column('text', { name: 'kind_name', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "kindName", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PaymentEntity.prototype, "duration", void 0);
__decorate([
    Column('integer', { name: 'amount_paise' }),
    __metadata("design:type", Number)
], PaymentEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('integer', { name: 'discount_paise', default: 0 }),
    __metadata("design:type", Number)
], PaymentEntity.prototype, "discountPaise", void 0);
__decorate([
    Column('uuid', { name: 'offer_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "offerId", void 0);
__decorate([
    Column('text', { name: 'offer_name', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "offerName", void 0);
__decorate([
    Column('timestamptz', { name: 'offer_held_until', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "offerHeldUntil", void 0);
__decorate([
    Column('text', { default: 'INR' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "currency", void 0);
__decorate([
    Column('integer', { name: 'terms_version', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "termsVersion", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentEntity.prototype, "name", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentEntity.prototype, "email", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "phone", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PaymentEntity.prototype, "age", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentEntity.prototype, "gender", void 0);
__decorate([
    Column('jsonb', { nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "buddy", void 0);
__decorate([
    Column('text', { name: 'billing_state', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "billingState", void 0);
__decorate([
    Column('text', { name: 'buyer_gstin', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "buyerGstin", void 0);
__decorate([
    Column('uuid', { name: 'owner_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "ownerId", void 0);
__decorate([
    Column('uuid', { name: 'buddy_owner_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "buddyOwnerId", void 0);
__decorate([
    Column('text', { name: 'razorpay_order_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "razorpayOrderId", void 0);
__decorate([
    Column('text', { name: 'razorpay_payment_id', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "razorpayPaymentId", void 0);
__decorate([
    Column('text', { name: 'status_token' }),
    __metadata("design:type", String)
], PaymentEntity.prototype, "statusToken", void 0);
__decorate([
    Column('text', { name: 'receipt_number', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "receiptNumber", void 0);
__decorate([
    Column('timestamptz', { name: 'order_lease_until', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "orderLeaseUntil", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], PaymentEntity.prototype, "test", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], PaymentEntity.prototype, "flagged", void 0);
__decorate([
    Column('boolean', { name: 'to_call', default: false }),
    __metadata("design:type", Boolean)
], PaymentEntity.prototype, "toCall", void 0);
__decorate([
    Column('timestamptz', { name: 'called_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "calledAt", void 0);
__decorate([
    Column('text', { name: 'called_by', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "calledBy", void 0);
__decorate([
    Column('timestamptz', { name: 'assessed_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "assessedAt", void 0);
__decorate([
    Column('text', { name: 'assessed_by', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "assessedBy", void 0);
__decorate([
    Column('timestamptz', { name: 'next_check_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "nextCheckAt", void 0);
__decorate([
    Column('smallint', { name: 'check_count', default: 0 }),
    __metadata("design:type", Number)
], PaymentEntity.prototype, "checkCount", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], PaymentEntity.prototype, "updatedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'completed_at', nullable: true }),
    __metadata("design:type", Object)
], PaymentEntity.prototype, "completedAt", void 0);
PaymentEntity = __decorate([
    Entity('payments'),
    Unique('payments_intent_key', ['intentKey']),
    Unique('payments_status_token', ['statusToken']),
    Unique('payments_razorpay_order_id', ['razorpayOrderId']),
    Unique('payments_razorpay_payment_id', ['razorpayPaymentId']),
    Unique('payments_receipt_number', ['receiptNumber']),
    Index('payments_newest', ['createdAt', 'id']),
    Index('payments_by_status', ['status', 'createdAt', 'id']),
    Index('payments_to_call', ['createdAt', 'id'], { where: 'to_call' }),
    Index('payments_flagged', ['createdAt', 'id'], { where: 'flagged' })
    // Trigrams of four fields, and what the decorator cannot say: see the migration.
    ,
    Index('payments_search', { synchronize: false }),
    Index('payments_buyers', { synchronize: false }),
    Index('payments_revenue', { synchronize: false }),
    Index('payments_buddies', { synchronize: false }),
    Index('payments_by_owner', ['ownerId', 'createdAt', 'id'], { where: 'owner_id IS NOT NULL' }),
    Index('payments_by_buddy_owner', ['buddyOwnerId', 'createdAt', 'id'], {
        where: 'buddy_owner_id IS NOT NULL',
    }),
    Index('payments_by_offer', ['offerId', 'createdAt'], { where: 'offer_id IS NOT NULL' }),
    Index('payments_due_check', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' }),
    Check('payments_status', `status IN ('pending', 'completed', 'failed', 'cancelled')`),
    Check('payments_amount', 'amount_paise > 0')
], PaymentEntity);
export { PaymentEntity };
//# sourceMappingURL=payment.entity.js.map