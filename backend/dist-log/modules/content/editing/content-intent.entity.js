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
/**
 * The intent to write something, by the key that the editor's browser made for it. It outlives what was
 * written: a retry that comes after a delete must not bring the content back.
 */
let ContentIntentEntity = class ContentIntentEntity {
    key;
    contentId;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'content_intents_pkey' }),
    __metadata("design:type", String)
], ContentIntentEntity.prototype, "key", void 0);
__decorate([
    Column('uuid', { name: 'content_id' }),
    __metadata("design:type", String)
], ContentIntentEntity.prototype, "contentId", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], ContentIntentEntity.prototype, "createdAt", void 0);
ContentIntentEntity = __decorate([
    Entity('content_intents')
], ContentIntentEntity);
export { ContentIntentEntity };
//# sourceMappingURL=content-intent.entity.js.map