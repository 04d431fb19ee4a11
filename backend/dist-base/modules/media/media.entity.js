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
/**
 * An uploaded picture, written down before its first file is stored: whatever fails afterwards, the
 * files can be found and removed.
 */
let MediaEntity = class MediaEntity {
    /** Version 4: nobody guesses the address of a picture that is not published yet. */
    id;
    /** File names that may exist in storage. */
    files;
    /** From then on nothing may start to use it. */
    removingAt;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_pkey' }),
    __metadata("design:type", String)
], MediaEntity.prototype, "id", void 0);
__decorate([
    Column('text', { array: true }),
    __metadata("design:type", Array)
], MediaEntity.prototype, "files", void 0);
__decorate([
    Column('timestamptz', { name: 'removing_at', nullable: true }),
    __metadata("design:type", Object)
], MediaEntity.prototype, "removingAt", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], MediaEntity.prototype, "createdAt", void 0);
MediaEntity = __decorate([
    Entity('media'),
    Index('media_oldest', ['createdAt'])
], MediaEntity);
export { MediaEntity };
//# sourceMappingURL=media.entity.js.map