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
/** A picture that travels with the message, kept once however many get it. */
let BroadcastAttachmentEntity = class BroadcastAttachmentEntity {
    broadcastId;
    cid;
    filename;
    contentType;
    content;
};
__decorate([
    PrimaryColumn('uuid', { name: 'broadcast_id', primaryKeyConstraintName: 'broadcast_attachments_pkey' }),
    __metadata("design:type", String)
], BroadcastAttachmentEntity.prototype, "broadcastId", void 0);
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'broadcast_attachments_pkey' }),
    __metadata("design:type", String)
], BroadcastAttachmentEntity.prototype, "cid", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BroadcastAttachmentEntity.prototype, "filename", void 0);
__decorate([
    Column('text', { name: 'content_type' }),
    __metadata("design:type", String)
], BroadcastAttachmentEntity.prototype, "contentType", void 0);
__decorate([
    Column('bytea'),
    __metadata("design:type", Buffer)
], BroadcastAttachmentEntity.prototype, "content", void 0);
BroadcastAttachmentEntity = __decorate([
    Entity('broadcast_attachments')
], BroadcastAttachmentEntity);
export { BroadcastAttachmentEntity };
//# sourceMappingURL=broadcast-attachment.entity.js.map