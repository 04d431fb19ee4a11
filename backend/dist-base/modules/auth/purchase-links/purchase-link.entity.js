var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
/** A link that makes the account of an address that something was bought with; used ones and old ones stay for a year, to be renewed. */
let PurchaseLinkEntity = class PurchaseLinkEntity {
    /** SHA-256 of the 256 bits in the link, which stand nowhere once its mail is out. */
    tokenHash;
    /** Lower case: where the mail went. */
    email;
    /** As the order has it: what the account is called at first. */
    name;
    createdAt;
    expiresAt;
    usedAt;
};
__decorate([
    PrimaryColumn('text', { name: 'token_hash', primaryKeyConstraintName: 'purchase_links_pkey' }),
    __metadata("design:type", String)
], PurchaseLinkEntity.prototype, "tokenHash", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PurchaseLinkEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PurchaseLinkEntity.prototype, "name", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], PurchaseLinkEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'expires_at' }),
    __metadata("design:type", Date)
], PurchaseLinkEntity.prototype, "expiresAt", void 0);
__decorate([
    Column('timestamptz', { name: 'used_at', nullable: true }),
    __metadata("design:type", Object)
], PurchaseLinkEntity.prototype, "usedAt", void 0);
PurchaseLinkEntity = __decorate([
    Entity('purchase_links'),
    Index('purchase_links_old', ['expiresAt'])
], PurchaseLinkEntity);
export { PurchaseLinkEntity };
//# sourceMappingURL=purchase-link.entity.js.map