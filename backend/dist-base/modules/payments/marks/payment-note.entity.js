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
import { PaymentEntity } from '../core/payment.entity.js';
/** What who works here wrote down about a payment, for themselves alone. */
let PaymentNoteEntity = class PaymentNoteEntity {
    id;
    paymentId;
    payment;
    /** The account that wrote it, and its address then. */
    authorId;
    author;
    text;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_notes_pkey' }),
    __metadata("design:type", String)
], PaymentNoteEntity.prototype, "id", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], PaymentNoteEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity, { onDelete: 'CASCADE' }),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_notes_payment' }),
    __metadata("design:type", PaymentEntity)
], PaymentNoteEntity.prototype, "payment", void 0);
__decorate([
    Column('uuid', { name: 'author_id' }),
    __metadata("design:type", String)
], PaymentNoteEntity.prototype, "authorId", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentNoteEntity.prototype, "author", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PaymentNoteEntity.prototype, "text", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PaymentNoteEntity.prototype, "createdAt", void 0);
PaymentNoteEntity = __decorate([
    Entity('payment_notes'),
    Index('payment_notes_by_payment', ['paymentId', 'createdAt'])
], PaymentNoteEntity);
export { PaymentNoteEntity };
//# sourceMappingURL=payment-note.entity.js.map