var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var TaxDocumentEntity_1;
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from '../core/payment.entity.js';
/**
 * A tax invoice or a credit note: its number and what it says in paise (docs/decisions/023). What else is printed on it comes
 * from the payment, and from the settings that held when it was issued.
 */
let TaxDocumentEntity = TaxDocumentEntity_1 = class TaxDocumentEntity {
    id;
    kind;
    paymentId;
    payment;
    /** Of a credit note alone. */
    refundId;
    /** By its name: refunds have their credit notes numbered here, so nothing here imports theirs. */
    refund;
    /** What a credit note is to; null where the sale had a receipt and no invoice. */
    invoiceId;
    invoice;
    series;
    /** April to March in India: '2026-27'. */
    financialYear;
    serial;
    number;
    issuedAt;
    test;
    /** Null, as are the next four, on a credit note to a sale without tax: all of it is `taxable_paise` then. */
    sellerGstin;
    buyerGstin;
    placeOfSupply;
    sac;
    ratePercent;
    taxablePaise;
    cgstPaise;
    sgstPaise;
    igstPaise;
    totalPaise;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'tax_documents_pkey' }),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "kind", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'tax_documents_payment' }),
    __metadata("design:type", PaymentEntity)
], TaxDocumentEntity.prototype, "payment", void 0);
__decorate([
    Column('uuid', { name: 'refund_id', nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "refundId", void 0);
__decorate([
    ManyToOne('PaymentRefundEntity'),
    JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'tax_documents_of_refund' }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "refund", void 0);
__decorate([
    Column('uuid', { name: 'invoice_id', nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "invoiceId", void 0);
__decorate([
    ManyToOne(() => TaxDocumentEntity_1),
    JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'tax_documents_invoice' }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "invoice", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "series", void 0);
__decorate([
    Column('text', { name: 'financial_year' }),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "financialYear", void 0);
__decorate([
    Column('integer'),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "serial", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], TaxDocumentEntity.prototype, "number", void 0);
__decorate([
    Column('timestamptz', { name: 'issued_at' }),
    __metadata("design:type", Date)
], TaxDocumentEntity.prototype, "issuedAt", void 0);
__decorate([
    Column('boolean'),
    __metadata("design:type", Boolean)
], TaxDocumentEntity.prototype, "test", void 0);
__decorate([
    Column('text', { name: 'seller_gstin', nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "sellerGstin", void 0);
__decorate([
    Column('text', { name: 'buyer_gstin', nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "buyerGstin", void 0);
__decorate([
    Column('text', { name: 'place_of_supply', nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "placeOfSupply", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "sac", void 0);
__decorate([
    Column('numeric', { name: 'rate_percent', precision: 5, scale: 2, nullable: true }),
    __metadata("design:type", Object)
], TaxDocumentEntity.prototype, "ratePercent", void 0);
__decorate([
    Column('integer', { name: 'taxable_paise' }),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "taxablePaise", void 0);
__decorate([
    Column('integer', { name: 'cgst_paise' }),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "cgstPaise", void 0);
__decorate([
    Column('integer', { name: 'sgst_paise' }),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "sgstPaise", void 0);
__decorate([
    Column('integer', { name: 'igst_paise' }),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "igstPaise", void 0);
__decorate([
    Column('integer', { name: 'total_paise' }),
    __metadata("design:type", Number)
], TaxDocumentEntity.prototype, "totalPaise", void 0);
TaxDocumentEntity = TaxDocumentEntity_1 = __decorate([
    Entity('tax_documents'),
    Unique('tax_documents_number', ['number']),
    Unique('tax_documents_serial', ['series', 'financialYear', 'serial']),
    Unique('tax_documents_refund', ['refundId']),
    Index('tax_documents_by_payment', ['paymentId']),
    Index('tax_documents_by_time', ['issuedAt', 'id']),
    Index('tax_documents_invoice_of', ['paymentId'], { unique: true, where: `kind = 'invoice'` }),
    Check('tax_documents_kind', `kind IN ('invoice', 'credit_note')`),
    Check('tax_documents_credit', `(kind = 'credit_note') = (refund_id IS NOT NULL)`),
    Check('tax_documents_parts', 'taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise'),
    Check('tax_documents_signs', 'total_paise > 0 AND taxable_paise >= 0 AND cgst_paise >= 0 AND sgst_paise >= 0 AND igst_paise >= 0')
], TaxDocumentEntity);
export { TaxDocumentEntity };
//# sourceMappingURL=tax-document.entity.js.map