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
import { Readable } from 'node:stream';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { paymentError } from '../core/payments.errors.js';
import { RazorpayError } from '../razorpay/razorpay.gateway.js';
import { monthOf, periodOf } from '../reports/report-period.domain.js';
import { differencesOf } from './core/settlement-differences.domain.js';
import { SettlementFetcher } from './settlement-fetcher.js';
import { SettlementLinesRepository } from './settlement-lines.repository.js';
import { SettlementMonthRepository } from './settlement-month.repository.js';
import { settlementsCsv } from './settlements-csv.js';
import { settlementsOf } from './core/settlements.domain.js';
/** What Razorpay paid out in a month, held against what was sold and refunded. */
let SettlementMonths = class SettlementMonths {
    lines;
    ours;
    fetcher;
    unitOfWork;
    activities;
    constructor(lines, ours, fetcher, unitOfWork, activities) {
        this.lines = lines;
        this.ours = ours;
        this.fetcher = fetcher;
        this.unitOfWork = unitOfWork;
        this.activities = activities;
    }
    /** @param key `2026-11`; absent: the current month. @throws UNKNOWN_PERIOD */
    async read(key) {
        const period = known(key ?? monthOf(new Date()));
        const { from, to } = period;
        const ofMonth = await this.lines.between(from, to);
        const namedPayments = ids(ofMonth, ({ type, entityId, paymentId }) => type === 'payment' ? entityId : paymentId);
        const [payments, refunds, first, fetchedAt] = await Promise.all([
            this.ours.payments(from, to, namedPayments, ids(ofMonth, ({ orderId }) => orderId)),
            this.ours.refunds(from, to, ids(ofMonth, ({ type, entityId }) => (type === 'refund' ? entityId : null))),
            this.ours.first(),
            this.lines.lastFetch(),
        ]);
        const entities = [
            ...ofMonth.map(({ entityId }) => entityId),
            ...payments.map(({ razorpayPaymentId }) => razorpayPaymentId),
            ...refunds.map(({ razorpayRefundId }) => razorpayRefundId),
        ].filter((id) => id !== null);
        const refunded = ids(ofMonth, ({ type, paymentId }) => (type === 'refund' ? paymentId : null));
        const lines = await this.lines.about(entities, refunded, ids(ofMonth, ({ utr }) => utr));
        return {
            period,
            firstMonth: monthOf(first ?? new Date()),
            fetchedAt,
            settlements: settlementsOf(ofMonth),
            differences: differencesOf({ from, to, now: new Date(), lines, payments, refunds }),
        };
    }
    /** Asks Razorpay for the whole month again. @returns how many lines it has. @throws UNKNOWN_PERIOD, SETTLEMENTS_UNAVAILABLE */
    async fetch(key, actor) {
        known(key);
        const lines = await this.ask(key);
        await this.record(actor, 'Fetched', { month: key, lines });
        return lines;
    }
    /** The month's lines as CSV. @throws UNKNOWN_PERIOD */
    async file(key, actor) {
        const { from, to } = known(key);
        const lines = await this.lines.between(from, to);
        await this.record(actor, 'Exported', { month: key });
        return { fileName: `settlements-${key}.csv`, content: Readable.from(settlementsCsv(lines)) };
    }
    async ask(month) {
        try {
            return await this.fetcher.fetchMonth(month);
        }
        catch (error) {
            if (error instanceof RazorpayError)
                throw paymentError('SETTLEMENTS_UNAVAILABLE', { cause: error });
            throw error;
        }
    }
    record(actor, action, after) {
        const changes = { before: null, after };
        return this.unitOfWork.run((tx) => this.activities.record(tx, actor, { action, feature: 'Settlements', changes }));
    }
};
SettlementMonths = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [SettlementLinesRepository,
        SettlementMonthRepository,
        SettlementFetcher,
        UnitOfWork,
        ActivityLog])
], SettlementMonths);
export { SettlementMonths };
function known(key) {
    const period = periodOf(key);
    if (!period)
        throw paymentError('UNKNOWN_PERIOD');
    return period;
}
function ids(lines, of) {
    return [...new Set(lines.map(of).filter((id) => id !== null))];
}
//# sourceMappingURL=settlement-month.service.js.map