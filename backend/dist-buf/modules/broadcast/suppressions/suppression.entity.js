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
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual'];
/** An address that gets no broadcast any more. Receipts and codes still reach it. */
let SuppressionEntity = class SuppressionEntity {
    email;
    reason;
    /** What the other mail server said, or what the person who added it wrote. */
    note;
    createdAt;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'suppressions_pkey' }),
    __metadata("design:type", String)
], SuppressionEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], SuppressionEntity.prototype, "reason", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], SuppressionEntity.prototype, "note", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], SuppressionEntity.prototype, "createdAt", void 0);
SuppressionEntity = __decorate([
    Entity('suppressions'),
    Index('suppressions_newest', ['createdAt', 'email'])
], SuppressionEntity);
export { SuppressionEntity };
//# sourceMappingURL=suppression.entity.js.map