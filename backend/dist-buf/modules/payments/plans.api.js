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
import { lowestMonthly } from './core/monthly-price.domain.js';
import { PlanCatalogue } from './plans/plan-catalogue.js';
/** What other modules may ask of what is sold. */
let PlanPrices = class PlanPrices {
    catalogue;
    constructor(catalogue) {
        this.catalogue = catalogue;
    }
    /** "from ₹4,167 a month". @returns paise, in whole rupees */
    lowestMonthly() {
        return lowestMonthly(this.catalogue.shownLists());
    }
};
PlanPrices = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PlanCatalogue])
], PlanPrices);
export { PlanPrices };
//# sourceMappingURL=plans.api.js.map