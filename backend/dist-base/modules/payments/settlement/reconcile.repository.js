var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { claimDueChecks } from '../core/check-schedule.js';
/** Past this age nobody is going to pay any more, and Razorpay has told all it knew. */
const GIVE_UP_AFTER = '3 days';
/** When the reconciler looks at which payment. */
let ReconcileRepository = class ReconcileRepository {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    /** Failed and cancelled payments are looked at too: their money may arrive late. */
    claimDue(limit) {
        return claimDueChecks(this.db, 'payments', {
            limit,
            firstGapMs: this.env.RECONCILE_FIRST_DELAY_MS,
            returning: `id, created_at < now() - interval '${GIVE_UP_AFTER}' AS last`,
        });
    }
    /** In a second. A completed payment has nothing left to ask, and is left alone. */
    async checkSoon(id) {
        await this.db.rows(`UPDATE payments SET next_check_at = now() + interval '1 second' WHERE id = $1 AND status <> 'completed'`, [id]);
    }
    /** @param razorpayOrderId what was looked at: an order that was made meanwhile is looked at, too */
    async checkNoMore(id, razorpayOrderId) {
        await this.db.rows('UPDATE payments SET next_check_at = NULL WHERE id = $1 AND razorpay_order_id IS NOT DISTINCT FROM $2', [id, razorpayOrderId]);
    }
};
ReconcileRepository = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], ReconcileRepository);
export { ReconcileRepository };
//# sourceMappingURL=reconcile.repository.js.map