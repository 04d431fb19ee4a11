var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
/** What Razorpay says that it paid out, or took, for one thing in one settlement. Amounts in paise. */
let SettlementLineEntity = class SettlementLineEntity {
    /** Empty: it waits for a settlement. */
    settlementId;
    /** Razorpay's id of the payment, refund, adjustment … */
    entityId;
    type;
    debitPaise;
    creditPaise;
    amountPaise;
    currency;
    feePaise;
    taxPaise;
    onHold;
    settled;
    createdAt;
    settledAt;
    utr;
    paymentId;
    orderId;
    disputeId;
    method;
    /** When Razorpay last said so. */
    fetchedAt;
};
__decorate([
    PrimaryColumn('text', { name: 'settlement_id', primaryKeyConstraintName: 'settlement_lines_pkey' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "settlementId", void 0);
__decorate([
    PrimaryColumn('text', { name: 'entity_id', primaryKeyConstraintName: 'settlement_lines_pkey' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "entityId", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "type", void 0);
__decorate([
    Column('bigint', { name: 'debit_paise' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "debitPaise", void 0);
__decorate([
    Column('bigint', { name: 'credit_paise' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "creditPaise", void 0);
__decorate([
    Column('bigint', { name: 'amount_paise' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "currency", void 0);
__decorate([
    Column('bigint', { name: 'fee_paise' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "feePaise", void 0);
__decorate([
    Column('bigint', { name: 'tax_paise' }),
    __metadata("design:type", String)
], SettlementLineEntity.prototype, "taxPaise", void 0);
__decorate([
    Column('boolean', { name: 'on_hold' }),
    __metadata("design:type", Boolean)
], SettlementLineEntity.prototype, "onHold", void 0);
__decorate([
    Column('boolean'),
    __metadata("design:type", Boolean)
], SettlementLineEntity.prototype, "settled", void 0);
__decorate([
    Column('timestamptz', { name: 'created_at' }),
    __metadata("design:type", Date)
], SettlementLineEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'settled_at', nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "settledAt", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "utr", void 0);
__decorate([
    Column('text', { name: 'payment_id', nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "paymentId", void 0);
__decorate([
    Column('text', { name: 'order_id', nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "orderId", void 0);
__decorate([
    Column('text', { name: 'dispute_id', nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "disputeId", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], SettlementLineEntity.prototype, "method", void 0);
__decorate([
    Column('timestamptz', { name: 'fetched_at' }),
    __metadata("design:type", Date)
], SettlementLineEntity.prototype, "fetchedAt", void 0);
SettlementLineEntity = __decorate([
    Entity('settlement_lines'),
    Index('settlement_lines_by_entity', ['entityId']),
    Index('settlement_lines_by_payment', ['paymentId'], { where: 'payment_id IS NOT NULL' }),
    Index('settlement_lines_by_utr', ['utr'], { where: 'utr IS NOT NULL' })
    // Of an expression, which the decorator cannot say.
    ,
    Index('settlement_lines_by_time', { synchronize: false })
], SettlementLineEntity);
export { SettlementLineEntity };
//# sourceMappingURL=settlement-line.entity.js.map