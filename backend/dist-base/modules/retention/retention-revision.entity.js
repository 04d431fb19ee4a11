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
/** How long data was kept, as it was published once, whole, so that any of it can be restored. The newest holds. */
let RetentionRevisionEntity = class RetentionRevisionEntity {
    version;
    /** Null: what the product was shipped with. */
    publishedBy;
    publishedAt;
    retention;
    /** The revision that was restored with this one. */
    restoredFrom;
};
__decorate([
    PrimaryColumn('integer', { primaryKeyConstraintName: 'retention_revisions_pkey' }),
    __metadata("design:type", Number)
], RetentionRevisionEntity.prototype, "version", void 0);
__decorate([
    Column('text', { name: 'published_by', nullable: true }),
    __metadata("design:type", Object)
], RetentionRevisionEntity.prototype, "publishedBy", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'published_at' }),
    __metadata("design:type", Date)
], RetentionRevisionEntity.prototype, "publishedAt", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], RetentionRevisionEntity.prototype, "retention", void 0);
__decorate([
    Column('integer', { name: 'restored_from', nullable: true }),
    __metadata("design:type", Object)
], RetentionRevisionEntity.prototype, "restoredFrom", void 0);
RetentionRevisionEntity = __decorate([
    Entity('retention_revisions')
], RetentionRevisionEntity);
export { RetentionRevisionEntity };
//# sourceMappingURL=retention-revision.entity.js.map