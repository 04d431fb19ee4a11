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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { RefundSender } from '../refunds/refund-sender.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
const BATCH = 10;
/** Takes up refunds that were left open: by a crash, a Razorpay that was away, a webhook that never came. */
let RefundReconciler = class RefundReconciler extends BackgroundTask {
    refunds;
    sender;
    logger = new Logger('RefundReconciler');
    constructor(env, refunds, sender) {
        super('refund reconciler', env.RECONCILE_EVERY_MS);
        this.refunds = refunds;
        this.sender = sender;
    }
    async turn() {
        const due = await this.refunds.claimDue(BATCH);
        await Promise.all(due.map((id) => this.check(id)));
        return due.length === BATCH;
    }
    async check(refundId) {
        try {
            await this.sender.send(refundId);
        }
        catch (error) {
            this.logger.warn({ err: error, refundId }, 'Razorpay could not be asked; next time');
        }
    }
};
RefundReconciler = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, RefundsRepository,
        RefundSender])
], RefundReconciler);
export { RefundReconciler };
//# sourceMappingURL=refund-reconciler.js.map