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
/** An enquiry from the contact form or from a recipe page. */
let ContactMessageEntity = class ContactMessageEntity {
    id;
    name;
    email;
    /** As typed, without the +91 that the form shows. */
    number;
    message;
    /** What it is about, when it was written from one of the sender's own payments. */
    paymentId;
    payment;
    createdAt;
    readAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_messages_pkey' }),
    __metadata("design:type", String)
], ContactMessageEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ContactMessageEntity.prototype, "name", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ContactMessageEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ContactMessageEntity.prototype, "number", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ContactMessageEntity.prototype, "message", void 0);
__decorate([
    Column('uuid', { name: 'payment_id', nullable: true }),
    __metadata("design:type", Object)
], ContactMessageEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne('PaymentEntity', { onDelete: 'SET NULL' }),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'contact_messages_payment' }),
    __metadata("design:type", Object)
], ContactMessageEntity.prototype, "payment", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], ContactMessageEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'read_at', nullable: true }),
    __metadata("design:type", Object)
], ContactMessageEntity.prototype, "readAt", void 0);
ContactMessageEntity = __decorate([
    Entity('contact_messages'),
    Index('contact_messages_newest', ['createdAt', 'id']),
    Index('contact_messages_unread', ['createdAt', 'id'], { where: 'read_at IS NULL' })
    // A payment that goes leaves its messages behind.
    ,
    Index('contact_messages_about', ['paymentId'], { where: 'payment_id IS NOT NULL' }),
    Index('contact_messages_from', { synchronize: false })
    // Trigrams of all fields: see the migration.
    ,
    Index('contact_messages_search', { synchronize: false })
], ContactMessageEntity);
export { ContactMessageEntity };
//# sourceMappingURL=contact-message.entity.js.map