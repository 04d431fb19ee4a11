var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PlanKindEntity } from './plan-kind.entity.js';
/** What is sold, and for how much. An order keeps what the plan was at its moment, and does not point here. */
let PlanEntity = class PlanEntity {
    id;
    priceList;
    kind;
    kindRow;
    months;
    pricePaise;
    originalPaise;
    position;
    visible;
    mostChosen;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'plans_pkey' }),
    __metadata("design:type", String)
], PlanEntity.prototype, "id", void 0);
__decorate([
    Column('text', { name: 'price_list' }),
    __metadata("design:type", String)
], PlanEntity.prototype, "priceList", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PlanEntity.prototype, "kind", void 0);
__decorate([
    ManyToOne(() => PlanKindEntity),
    JoinColumn({ name: 'kind', foreignKeyConstraintName: 'plans_kind' }),
    __metadata("design:type", PlanKindEntity)
], PlanEntity.prototype, "kindRow", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PlanEntity.prototype, "months", void 0);
__decorate([
    Column('integer', { name: 'price_paise' }),
    __metadata("design:type", Number)
], PlanEntity.prototype, "pricePaise", void 0);
__decorate([
    Column('integer', { name: 'original_paise' }),
    __metadata("design:type", Number)
], PlanEntity.prototype, "originalPaise", void 0);
__decorate([
    Column('smallint'),
    __metadata("design:type", Number)
], PlanEntity.prototype, "position", void 0);
__decorate([
    Column('boolean', { default: true }),
    __metadata("design:type", Boolean)
], PlanEntity.prototype, "visible", void 0);
__decorate([
    Column('boolean', { name: 'most_chosen', default: false }),
    __metadata("design:type", Boolean)
], PlanEntity.prototype, "mostChosen", void 0);
PlanEntity = __decorate([
    Entity('plans')
    // Deferred: two plans may swap their months in one go.
    ,
    Unique('plans_once', ['priceList', 'kind', 'months'], { deferrable: 'INITIALLY DEFERRED' }),
    Check('plans_months', 'months > 0'),
    Check('plans_price', 'price_paise >= 100 AND original_paise >= price_paise')
], PlanEntity);
export { PlanEntity };
//# sourceMappingURL=plan.entity.js.map