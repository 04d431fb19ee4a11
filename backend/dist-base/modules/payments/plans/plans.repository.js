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
import { Revisions } from '../../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PLANS } from '../core/payments.repository.js';
/** The book's history, and what of it was sold. */
let PlansRepository = class PlansRepository {
    revisions;
    constructor(db) {
        this.revisions = new Revisions(db, { table: 'plan_revisions', column: 'book', publication: PLANS });
    }
    /** Those of the plans that somebody has ordered, whatever became of the order: its money may still come. */
    async ordered(tx, plans) {
        const found = [];
        for (const plan of plans) {
            const [row] = await tx.rows('SELECT 1 FROM payments WHERE price_list = $1 AND training_type = $2 AND duration = $3 LIMIT 1', [plan.priceList, plan.kind, plan.months]);
            if (row)
                found.push(plan);
        }
        return found;
    }
};
PlansRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PlansRepository);
export { PlansRepository };
//# sourceMappingURL=plans.repository.js.map