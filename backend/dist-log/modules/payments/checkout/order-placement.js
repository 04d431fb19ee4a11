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
import { paymentModeOf } from '../core/payment-mode.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { purchaseFingerprint } from '../core/purchase.domain.js';
import { tidyCode } from '../offers/offer.domain.js';
import { OffersService } from '../offers/offers.service.js';
import { PlanCatalogue } from '../plans/plan-catalogue.js';
import { OrderPricing } from './order-pricing.js';
/** Plans are not published twice in the moment that this takes; should they be, nothing was charged. */
const MAX_TRIES = 5;
/** From a request to its row: one payment per intent key, at the price of this moment. */
let OrderPlacement = class OrderPlacement {
    unitOfWork;
    catalogue;
    pricing;
    payments;
    offers;
    test;
    constructor(env, unitOfWork, catalogue, pricing, payments, offers) {
        this.unitOfWork = unitOfWork;
        this.catalogue = catalogue;
        this.pricing = pricing;
        this.payments = payments;
        this.offers = offers;
        this.test = paymentModeOf(env) !== 'live';
    }
    /** @throws the codes of input and offers, PRICE_CHANGED, INTENT_REUSED, ALREADY_PAID */
    async place(request, leaseMs) {
        for (let tries = 0; tries < MAX_TRIES; tries += 1) {
            const { version, value } = this.catalogue.current;
            const priced = await this.pricing.price(request, value);
            const placed = await this.atVersion(request, priced, version, leaseMs);
            if (placed)
                return placed;
            // The database sells by plans that this process has not heard of yet.
            await this.catalogue.refresh();
        }
        throw paymentError('PRICE_CHANGED');
    }
    /** @returns undefined when other plans are sold by now */
    atVersion(request, priced, plansVersion, leaseMs) {
        const store = async (charge, tx) => {
            if (request.amount !== undefined && request.amount !== charge.amount)
                throw paymentError('PRICE_CHANGED');
            const purchase = { ...priced.purchase, charge };
            const intentHash = purchaseFingerprint(purchase);
            const { intentKey } = request;
            const order = { intentKey, intentHash, purchase, test: this.test, leaseMs, plansVersion };
            const found = await this.payments.findOrCreate(order, tx);
            if (found)
                refuseOther(found, intentHash, charge);
            return found && { ...found, purchase };
        };
        const { code } = request;
        const standing = priced.before?.offerId && priced.before;
        const isStanding = standing && (!code || tidyCode(code) === standing.offerName);
        if (!isStanding && !code)
            return store(priced.purchase.charge);
        return this.unitOfWork.run(async (tx) => {
            const asker = { email: priced.purchase.user.email, intentKey: request.intentKey };
            let { charge } = priced.purchase;
            if (charge.offer && isStanding)
                await this.offers.claimAgain(tx, charge.offer.id, asker);
            else
                charge = await this.offers.claim(tx, code ?? '', priced.purchase.plan, asker);
            const placed = await store(charge, tx);
            if (placed)
                await this.offers.hold(tx, placed.payment.id);
            return placed;
        });
    }
};
OrderPlacement = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        PlanCatalogue,
        OrderPricing,
        PaymentsRepository,
        OffersService])
], OrderPlacement);
export { OrderPlacement };
/** One key stands for one purchase, at one price. */
function refuseOther({ payment }, intentHash, charge) {
    if (payment.intentHash !== intentHash)
        throw paymentError('INTENT_REUSED');
    if (payment.status === 'completed')
        throw paymentError('ALREADY_PAID');
    // Begun before the price changed, or with another offer: its order is not for what the buyer was shown now.
    const isSame = payment.amountPaise === charge.amount && payment.offerId === (charge.offer?.id ?? null);
    if (!isSame)
        throw paymentError('INTENT_REUSED');
}
//# sourceMappingURL=order-placement.js.map