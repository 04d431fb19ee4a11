var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
/** Who trains: a kind of plan. */
let PlanKindEntity = class PlanKindEntity {
    /** Orders and addresses carry it: it never changes. */
    key;
    name;
    text;
    /** With 2, the checkout asks for a buddy's details. */
    people;
    position;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'plan_kinds_pkey' }),
    __metadata("design:type", String)
], PlanKindEntity.prototype, "key", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PlanKindEntity.prototype, "name", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PlanKindEntity.prototype, "text", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PlanKindEntity.prototype, "people", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PlanKindEntity.prototype, "position", void 0);
PlanKindEntity = __decorate([
    Entity('plan_kinds'),
    Check('plan_kinds_people', 'people IN (1, 2)')
], PlanKindEntity);
export { PlanKindEntity };
//# sourceMappingURL=plan-kind.entity.js.map