var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MediaEntity } from './media.entity.js';
/** That something (an article, a recipe, a story) shows a picture. */
let MediaUseEntity = class MediaUseEntity {
    mediaId;
    ownerId;
    media;
};
__decorate([
    PrimaryColumn('uuid', { name: 'media_id', primaryKeyConstraintName: 'media_uses_pkey' }),
    __metadata("design:type", String)
], MediaUseEntity.prototype, "mediaId", void 0);
__decorate([
    PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'media_uses_pkey' }),
    __metadata("design:type", String)
], MediaUseEntity.prototype, "ownerId", void 0);
__decorate([
    ManyToOne(() => MediaEntity, { onDelete: 'CASCADE' }),
    JoinColumn({ name: 'media_id', foreignKeyConstraintName: 'media_uses_media' }),
    __metadata("design:type", MediaEntity)
], MediaUseEntity.prototype, "media", void 0);
MediaUseEntity = __decorate([
    Entity('media_uses'),
    Index('media_uses_owner', ['ownerId'])
], MediaUseEntity);
export { MediaUseEntity };
//# sourceMappingURL=media-use.entity.js.map