var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** Its name among what every process keeps in memory. */
export const BUSINESS = 'business';
/** Releases before tax documents publish a business without them; no sale may fail for that. */
const withTax = (business) => ({
    ...business,
    legal: { ...business.legal, tax: { ...shippedBusiness.legal.tax, ...business.legal.tax } },
});
let BusinessRepository = class BusinessRepository {
    revisions;
    constructor(db) {
        const place = { table: 'business_revisions', column: 'business', publication: BUSINESS };
        this.revisions = new Revisions(db, place, withTax);
    }
};
BusinessRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], BusinessRepository);
export { BusinessRepository };
//# sourceMappingURL=business.repository.js.map