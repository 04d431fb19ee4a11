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
/** A slug that content once had. Old addresses lead to where it is now. */
let SlugRedirectEntity = class SlugRedirectEntity {
    kind;
    slug;
    targetId;
    createdAt;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }),
    __metadata("design:type", String)
], SlugRedirectEntity.prototype, "kind", void 0);
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'slug_redirects_pkey' }),
    __metadata("design:type", String)
], SlugRedirectEntity.prototype, "slug", void 0);
__decorate([
    Column('uuid', { name: 'target_id' }),
    __metadata("design:type", String)
], SlugRedirectEntity.prototype, "targetId", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], SlugRedirectEntity.prototype, "createdAt", void 0);
SlugRedirectEntity = __decorate([
    Entity('slug_redirects'),
    Index('slug_redirects_target', ['targetId'])
], SlugRedirectEntity);
export { SlugRedirectEntity };
//# sourceMappingURL=slug-redirect.entity.js.map