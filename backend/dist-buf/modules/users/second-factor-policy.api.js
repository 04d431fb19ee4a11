var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { STAFF_ROLES } from '../../platform/security/rights.domain.js';
import { SecondFactorPolicyEntity } from './second-factor-policy.entity.js';
const POLICY = 'second-factor-policy';
/** Which roles require two-step sign-in (account-34). Every process keeps it in memory, as every call of the admin area asks. */
let SecondFactorPolicy = class SecondFactorPolicy {
    publications;
    kept;
    constructor(publications) {
        this.publications = publications;
    }
    async onModuleInit() {
        this.kept = await this.publications.keep(POLICY, async (sql) => new Set(await this.rolesIn(sql)));
    }
    /** As this process knows it. */
    requiredOf(role) {
        return this.kept?.current.value.has(role) ?? false;
    }
    /** Those that require it, as the database has them. */
    async rolesIn(sql) {
        const rows = await sql.rows('SELECT role FROM second_factor_policy WHERE required');
        return STAFF_ROLES.filter((known) => rows.some(({ role }) => role === known));
    }
    /** Other processes hear of it with the commit; this one is told by `refresh`. @returns what held before */
    async set(tx, role, required) {
        // First: whoever changes it at the same time waits here.
        await this.publications.publish(tx, POLICY);
        const before = await this.rolesIn(tx);
        await tx.manager.upsert(SecondFactorPolicyEntity, { role, required }, ['role']);
        return before.includes(role);
    }
    /** Until then this process may still know the policy from before. */
    async refresh() {
        await this.kept?.refresh();
    }
};
SecondFactorPolicy = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Publications])
], SecondFactorPolicy);
export { SecondFactorPolicy };
//# sourceMappingURL=second-factor-policy.api.js.map