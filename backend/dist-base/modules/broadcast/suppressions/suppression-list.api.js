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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { normaliseAddress } from '../core/address.domain.js';
/** Who gets no broadcasts. */
let SuppressionList = class SuppressionList {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Undefined: broadcasts go there. */
    async of(email) {
        const [row] = await this.db.rows('SELECT reason, created_at AS since FROM suppressions WHERE email = $1', [normaliseAddress(email) ?? null]);
        return row;
    }
};
SuppressionList = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SuppressionList);
export { SuppressionList };
//# sourceMappingURL=suppression-list.api.js.map