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
/** What was uploaded for the look, published or not, by the id of its upload (`media`). */
let LookFileEntity = class LookFileEntity {
    id;
    kind;
    file;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'look_files_pkey' }),
    __metadata("design:type", String)
], LookFileEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], LookFileEntity.prototype, "kind", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], LookFileEntity.prototype, "file", void 0);
LookFileEntity = __decorate([
    Entity('look_files')
], LookFileEntity);
export { LookFileEntity };
//# sourceMappingURL=look-file.entity.js.map