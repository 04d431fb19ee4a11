var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { indianDay } from '../core/indian-day.domain.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { findPlan } from '../core/plan-catalogue.domain.js';
import { checkBilling, checkParticipants, } from '../core/purchase.domain.js';
/** Who tries again within this time pays what was offered first (pay-10). */
const OFFER_STANDS_MS = 7 * 24 * 60 * 60_000;
/** What a purchase costs by the plans in memory; whether they are still sold, the order asks the database. */
let OrderPricing = class OrderPricing {
    payments;
    constructor(payments) {
        this.payments = payments;
    }
    /** @throws UNKNOWN_PLAN, MISSING_DETAILS, MISSING_BUDDY_DETAILS, AGE_OUT_OF_RANGE, MISSING_STATE */
    async price(request, catalogue) {
        const { trainingType, duration, user, buddy } = request;
        const earlier = await this.standing(request.retryOf);
        const priceList = earlier?.priceList ?? request.priceList;
        const plan = findPlan(catalogue, { priceList, trainingType, duration }, indianDay(new Date()));
        const before = earlier && plan && isPlanOf(earlier, plan) ? earlier : undefined;
        // What was offered before it was hidden can still be bought.
        if (!plan || !(plan.visible || before))
            throw paymentError('UNKNOWN_PLAN');
        const participants = checkParticipants(plan.people, user, buddy);
        const billing = checkBilling(business().legal.gstin !== null, request.billing);
        const charge = before ? chargeOf(before) : listed(plan);
        return {
            before,
            purchase: { priceList: priceList, plan, charge, billing, ...participants },
        };
    }
    /** The payment whose price still stands: not paid, and not too long ago. */
    async standing(statusToken) {
        if (statusToken === undefined)
            return undefined;
        const payment = await this.payments.findByStatusToken(statusToken);
        const stands = payment && payment.createdAt.getTime() > Date.now() - OFFER_STANDS_MS;
        return stands && payment.status !== 'completed' ? payment : undefined;
    }
};
OrderPricing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PaymentsRepository])
], OrderPricing);
export { OrderPricing };
function isPlanOf(payment, { trainingType, duration }) {
    return payment.trainingType === trainingType && payment.duration === duration;
}
function listed({ price, listPrice, sale }) {
    return { amount: price, discount: listPrice - price, offer: sale && { id: sale.id, name: sale.name } };
}
function chargeOf({ amountPaise, discountPaise, offerId, offerName }) {
    const offer = offerId && offerName ? { id: offerId, name: offerName } : null;
    return { amount: amountPaise, discount: discountPaise, offer };
}
//# sourceMappingURL=order-pricing.js.map