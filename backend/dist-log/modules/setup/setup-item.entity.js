var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, PrimaryColumn } from 'typeorm';
/** What is known of one item of the checklist; without a row, nothing. */
let SetupItemEntity = class SetupItemEntity {
    id;
    /** When its check first found nothing missing; null since one that did. */
    doneAt;
    skippedAt;
    skippedBy;
    /** Of the item `payments`: when a test event last came through. */
    testedAt;
    /** Of the item `mail`: under which name the owner's mail provider has published its key. */
    dkimSelector;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'setup_items_pkey' }),
    __metadata("design:type", String)
], SetupItemEntity.prototype, "id", void 0);
__decorate([
    Column('timestamptz', { name: 'done_at', nullable: true }),
    __metadata("design:type", Object)
], SetupItemEntity.prototype, "doneAt", void 0);
__decorate([
    Column('timestamptz', { name: 'skipped_at', nullable: true }),
    __metadata("design:type", Object)
], SetupItemEntity.prototype, "skippedAt", void 0);
__decorate([
    Column('text', { name: 'skipped_by', nullable: true }),
    __metadata("design:type", Object)
], SetupItemEntity.prototype, "skippedBy", void 0);
__decorate([
    Column('timestamptz', { name: 'tested_at', nullable: true }),
    __metadata("design:type", Object)
], SetupItemEntity.prototype, "testedAt", void 0);
__decorate([
    Column('text', { name: 'dkim_selector', nullable: true }),
    __metadata("design:type", Object)
], SetupItemEntity.prototype, "dkimSelector", void 0);
SetupItemEntity = __decorate([
    Entity('setup_items')
], SetupItemEntity);
export { SetupItemEntity };
//# sourceMappingURL=setup-item.entity.js.map