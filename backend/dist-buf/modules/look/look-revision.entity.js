var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
/** How the site looked when it was published once, whole, so that any of it can be restored. The newest holds. */
let LookRevisionEntity = class LookRevisionEntity {
    version;
    /** Null: what the product was shipped with. */
    publishedBy;
    publishedAt;
    look;
    /** The revision that was restored with this one. */
    restoredFrom;
};
__decorate([
    PrimaryColumn('integer', { primaryKeyConstraintName: 'look_revisions_pkey' }),
    __metadata("design:type", Number)
], LookRevisionEntity.prototype, "version", void 0);
__decorate([
    Column('text', { name: 'published_by', nullable: true }),
    __metadata("design:type", Object)
], LookRevisionEntity.prototype, "publishedBy", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'published_at' }),
    __metadata("design:type", Date)
], LookRevisionEntity.prototype, "publishedAt", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], LookRevisionEntity.prototype, "look", void 0);
__decorate([
    Column('integer', { name: 'restored_from', nullable: true }),
    __metadata("design:type", Object)
], LookRevisionEntity.prototype, "restoredFrom", void 0);
LookRevisionEntity = __decorate([
    Entity('look_revisions')
], LookRevisionEntity);
export { LookRevisionEntity };
//# sourceMappingURL=look-revision.entity.js.map