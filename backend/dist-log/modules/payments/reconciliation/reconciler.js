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
import { CaptureService } from '../settlement/capture.service.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { RazorpayGateway } from '../razorpay/razorpay.gateway.js';
import { RefundSettlementService } from '../refunds/refund-settlement.service.js';
import { ReconcileRepository } from '../settlement/reconcile.repository.js';
import { SettlementService } from '../settlement/settlement.service.js';
const BATCH = 10;
/**
 * Asks Razorpay about payments that should have been settled by now, so that a closed tab or a dead
 * webhook loses no sale. It runs off PostgreSQL alone: an emptied Redis does not stop it.
 */
let Reconciler = class Reconciler extends BackgroundTask {
    schedule;
    payments;
    captures;
    settlement;
    razorpay;
    refunds;
    logger = new Logger('Reconciler');
    constructor(env, schedule, payments, captures, settlement, razorpay, refunds) {
        super('payment reconciler', env.RECONCILE_EVERY_MS);
        this.schedule = schedule;
        this.payments = payments;
        this.captures = captures;
        this.settlement = settlement;
        this.razorpay = razorpay;
        this.refunds = refunds;
    }
    async turn() {
        const due = await this.schedule.claimDue(BATCH);
        await Promise.all(due.map((check) => this.check(check)));
        return due.length === BATCH;
    }
    async check({ id, last }) {
        try {
            const payment = await this.payments.findById(id);
            if (!payment)
                return;
            if (!payment.razorpayOrderId)
                return await this.giveUp(payment);
            const attempts = await this.captures.fetchAllCaptured(payment.razorpayOrderId, payment);
            // A failed attempt, or one that was given back, says nothing beside one that has paid.
            const captured = attempts.filter(({ status }) => status === 'captured');
            const refunded = attempts.filter(({ status }) => status === 'refunded');
            const paid = captured.length > 0 ? captured : refunded;
            for (const observed of paid)
                await this.learn(observed);
            const failed = attempts.findLast(({ status }) => status === 'failed');
            if (paid.length === 0 && failed)
                await this.settlement.settle(failed, 'reconciler');
            if (last)
                await this.giveUp(payment);
        }
        catch (error) {
            this.logger.warn({ err: error, paymentId: id }, 'Razorpay could not be asked; next time');
        }
    }
    /** Of whose capture nobody told us, nobody may have told us the refunds. */
    async learn(observed) {
        if ((await this.settlement.settle(observed, 'reconciler')) !== 'moved')
            return;
        for (const refund of await this.razorpay.fetchRefundsOf(observed.id))
            await this.refunds.report(refund);
    }
    /** Nobody will pay it any more. Money that arrives all the same still completes it. */
    async giveUp({ id, razorpayOrderId }) {
        await this.settlement.cancel(id, 'reconciler');
        await this.schedule.checkNoMore(id, razorpayOrderId);
    }
};
Reconciler = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, ReconcileRepository,
        PaymentsRepository,
        CaptureService,
        SettlementService,
        RazorpayGateway,
        RefundSettlementService])
], Reconciler);
export { Reconciler };
//# sourceMappingURL=reconciler.js.map