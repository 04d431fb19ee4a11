var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PaymentEntity } from '../core/payment.entity.js';
/** How the owner is told of sales and refunds: one row. */
let OwnerMailSettingsEntity = class OwnerMailSettingsEntity {
    id;
    /** One mail a day instead of one each. */
    digest;
};
__decorate([
    PrimaryColumn('boolean', { primaryKeyConstraintName: 'owner_mail_settings_pkey', default: true }),
    __metadata("design:type", Boolean)
], OwnerMailSettingsEntity.prototype, "id", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], OwnerMailSettingsEntity.prototype, "digest", void 0);
OwnerMailSettingsEntity = __decorate([
    Entity('owner_mail_settings'),
    Check('owner_mail_settings_one', 'id')
], OwnerMailSettingsEntity);
export { OwnerMailSettingsEntity };
/** A sale or a refund that the next digest tells of, instead of a mail of its own. */
let OwnerDigestItemEntity = class OwnerDigestItemEntity {
    /** The payment's, or the refund's. */
    id;
    kind;
    paymentId;
    payment;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'owner_digest_items_pkey' }),
    __metadata("design:type", String)
], OwnerDigestItemEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], OwnerDigestItemEntity.prototype, "kind", void 0);
__decorate([
    Column('uuid', { name: 'payment_id' }),
    __metadata("design:type", String)
], OwnerDigestItemEntity.prototype, "paymentId", void 0);
__decorate([
    ManyToOne(() => PaymentEntity),
    JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'owner_digest_items_payment' }),
    __metadata("design:type", PaymentEntity)
], OwnerDigestItemEntity.prototype, "payment", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], OwnerDigestItemEntity.prototype, "createdAt", void 0);
OwnerDigestItemEntity = __decorate([
    Entity('owner_digest_items'),
    Check('owner_digest_items_kind', `kind IN ('sale', 'refund')`)
], OwnerDigestItemEntity);
export { OwnerDigestItemEntity };
/** A day whose digest is made: its row keeps a second worker from making it again. */
let OwnerDigestEntity = class OwnerDigestEntity {
    /** In Asia/Kolkata. */
    day;
    madeAt;
    /** False: there was nothing to tell. */
    mailed;
};
__decorate([
    PrimaryColumn('date', { primaryKeyConstraintName: 'owner_digests_pkey' }),
    __metadata("design:type", String)
], OwnerDigestEntity.prototype, "day", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'made_at' }),
    __metadata("design:type", Date)
], OwnerDigestEntity.prototype, "madeAt", void 0);
__decorate([
    Column('boolean'),
    __metadata("design:type", Boolean)
], OwnerDigestEntity.prototype, "mailed", void 0);
OwnerDigestEntity = __decorate([
    Entity('owner_digests')
], OwnerDigestEntity);
export { OwnerDigestEntity };
//# sourceMappingURL=owner-digest.entities.js.map