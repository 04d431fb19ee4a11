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
/** Whether a role requires two-step sign-in; a role without a row does not. */
let SecondFactorPolicyEntity = class SecondFactorPolicyEntity {
    role;
    required;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'second_factor_policy_pkey' }),
    __metadata("design:type", String)
], SecondFactorPolicyEntity.prototype, "role", void 0);
__decorate([
    Column('boolean'),
    __metadata("design:type", Boolean)
], SecondFactorPolicyEntity.prototype, "required", void 0);
SecondFactorPolicyEntity = __decorate([
    Entity('second_factor_policy')
], SecondFactorPolicyEntity);
export { SecondFactorPolicyEntity };
//# sourceMappingURL=second-factor-policy.entity.js.map