var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
/** A lower price: by a code, or, as a sale, for everybody. Offers are paused, never deleted: payments name them. */
let OfferEntity = class OfferEntity {
    id;
    /** In capitals. Null: a sale, for which nobody has to know anything. */
    code;
    name;
    percent;
    amountPaise;
    /** Days in India, both included. */
    startsOn;
    endsOn;
    /** Null: all plans. */
    planIds;
    maxUses;
    maxUsesPerEmail;
    firstPurchaseOnly;
    active;
    version;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'offers_pkey' }),
    __metadata("design:type", String)
], OfferEntity.prototype, "id", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "code", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], OfferEntity.prototype, "name", void 0);
__decorate([
    Column('smallint', { nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "percent", void 0);
__decorate([
    Column('integer', { name: 'amount_paise', nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "amountPaise", void 0);
__decorate([
    Column('date', { name: 'starts_on', nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "startsOn", void 0);
__decorate([
    Column('date', { name: 'ends_on', nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "endsOn", void 0);
__decorate([
    Column('uuid', { name: 'plan_ids', array: true, nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "planIds", void 0);
__decorate([
    Column('integer', { name: 'max_uses', nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "maxUses", void 0);
__decorate([
    Column('integer', { name: 'max_uses_per_email', nullable: true }),
    __metadata("design:type", Object)
], OfferEntity.prototype, "maxUsesPerEmail", void 0);
__decorate([
    Column('boolean', { name: 'first_purchase_only', default: false }),
    __metadata("design:type", Boolean)
], OfferEntity.prototype, "firstPurchaseOnly", void 0);
__decorate([
    Column('boolean', { default: true }),
    __metadata("design:type", Boolean)
], OfferEntity.prototype, "active", void 0);
__decorate([
    Column('integer', { default: 1 }),
    __metadata("design:type", Number)
], OfferEntity.prototype, "version", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], OfferEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], OfferEntity.prototype, "updatedAt", void 0);
OfferEntity = __decorate([
    Entity('offers'),
    Index('offers_code', { synchronize: false }),
    Check('offers_discount', '(percent IS NULL) <> (amount_paise IS NULL)'),
    Check('offers_percent', 'percent BETWEEN 1 AND 100'),
    Check('offers_amount', 'amount_paise > 0'),
    Check('offers_sale_ends', 'code IS NOT NULL OR ends_on IS NOT NULL')
], OfferEntity);
export { OfferEntity };
//# sourceMappingURL=offer.entity.js.map