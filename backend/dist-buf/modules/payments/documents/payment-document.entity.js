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
/** A paper about a payment, as it was made once: nothing changes it afterwards (docs/decisions/022). */
let PaymentDocumentEntity = class PaymentDocumentEntity {
    id;
    paymentId;
    payment;
    kind;
    /** What is printed on it. */
    number;
    pdf;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_documents_pkey' }),
    __metadata("design:type", String)
], PaymentDocumentEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentDocumentEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_documents_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentDocumentEntity.prototype, "payment", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDocumentEntity.prototype, "kind", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentDocumentEntity.prototype, "number", void 0);
__decorate([
    Column('bytea'),
    __metadata("design:type", Buffer)
], PaymentDocumentEntity.prototype, "pdf", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentDocumentEntity.prototype, "createdAt", void 0);
PaymentDocumentEntity = __decorate([
    Entity('payment_documents'),
    Unique('payment_documents_number', ['kind', 'number']),
    Index('payment_documents_by_payment', ['paymentId', 'kind']),
    Check('payment_documents_kind', `kind IN ('receipt', 'invoice', 'credit_note')`)
], PaymentDocumentEntity);
export { PaymentDocumentEntity };
//# sourceMappingURL=payment-document.entity.js.map