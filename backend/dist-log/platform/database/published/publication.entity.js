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
/** What every process keeps in memory, by name, and how often it was published. */
let PublicationEntity = class PublicationEntity {
    name;
    version;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'publications_pkey' }),
    __metadata("design:type", String)
], PublicationEntity.prototype, "name", void 0);
__decorate([
    Column('integer'),
    __metadata("design:type", Number)
], PublicationEntity.prototype, "version", void 0);
PublicationEntity = __decorate([
    Entity('publications')
], PublicationEntity);
export { PublicationEntity };
//# sourceMappingURL=publication.entity.js.map