var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
/** The picture that social networks show of an article or a recipe (content-26). Its id owns the use of its upload. */
let ShareCardEntity = class ShareCardEntity {
    id;
    kind;
    targetId;
    /** Its address; null before it is drawn, and for what no card can be drawn of. */
    src;
    /** Hash of all that stands on it; null before it is drawn. */
    madeOf;
    /** Hash of that part of it which all cards share, when it was last promised or drawn. */
    site;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'share_cards_pkey' }),
    __metadata("design:type", String)
], ShareCardEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ShareCardEntity.prototype, "kind", void 0);
__decorate([
    Column('uuid', { name: 'target_id' }),
    __metadata("design:type", String)
], ShareCardEntity.prototype, "targetId", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], ShareCardEntity.prototype, "src", void 0);
__decorate([
    Column('text', { name: 'made_of', nullable: true }),
    __metadata("design:type", Object)
], ShareCardEntity.prototype, "madeOf", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ShareCardEntity.prototype, "site", void 0);
ShareCardEntity = __decorate([
    Entity('share_cards'),
    Unique('share_cards_target', ['targetId'])
], ShareCardEntity);
export { ShareCardEntity };
//# sourceMappingURL=share-card.entity.js.map