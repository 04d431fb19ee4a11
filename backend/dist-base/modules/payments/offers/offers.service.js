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
import { discountOn } from '../core/discount.domain.js';
import { indianDay } from '../core/indian-day.domain.js';
import { paymentError } from '../core/payments.errors.js';
import { findPlan } from '../core/plan-catalogue.domain.js';
import { PlanCatalogue } from '../plans/plan-catalogue.js';
import { refusal, refusalOfTerms, refusalOfUses, tidyCode } from './offer.domain.js';
import { OffersRepository } from './offers.repository.js';
/** Which price a code gives, and whether this buyer may have it. */
let OffersService = class OffersService {
    offers;
    catalogue;
    constructor(offers, catalogue) {
        this.offers = offers;
        this.catalogue = catalogue;
    }
    /** For the screen, before anybody pays: it keeps no use. @throws UNKNOWN_PLAN and the codes that begin with OFFER_ */
    async look({ code, email, ...wanted }) {
        const plan = findPlan(this.catalogue.current.value, wanted, indianDay(new Date()));
        if (!plan?.visible)
            throw paymentError('UNKNOWN_PLAN');
        const offer = await this.offers.byCode(tidyCode(code));
        // An unknown code is looked for in the payments, too: how long an answer takes tells nothing.
        const uses = await this.offers.usesOf(offer?.id ?? NOBODY, { email });
        if (!offer)
            throw refusal('OFFER_UNKNOWN');
        const refused = refusalOfTerms(offer, plan, indianDay(new Date())) ?? refusalOfUses(offer, uses);
        if (refused)
            throw refused;
        return { ...chargeOf(offer, plan), listPrice: plan.listPrice };
    }
    /**
     * For an order, in its transaction: until it ends nobody else gets a use of this code.
     * @throws the codes that begin with OFFER_
     */
    async claim(tx, code, plan, asker) {
        const offer = await this.offers.lockByCode(tx, tidyCode(code));
        if (!offer)
            throw refusal('OFFER_UNKNOWN');
        const refused = refusalOfTerms(offer, plan, indianDay(new Date())) ??
            refusalOfUses(offer, await this.offers.usesOf(offer.id, asker, tx));
        if (refused)
            throw refused;
        return chargeOf(offer, plan);
    }
    /**
     * For somebody who tries again (pay-10): the price stands although the offer has ended. Of a code a use must be left all
     * the same. @throws OFFER_USED_UP, OFFER_USED_BY_YOU, OFFER_FIRST_PURCHASE
     */
    async claimAgain(tx, offerId, asker) {
        const offer = await this.offers.lockById(tx, offerId);
        const refused = offer && refusalOfUses(offer, await this.offers.usesOf(offerId, asker, tx));
        if (refused)
            throw refused;
    }
    /** Keeps the claimed use until the order is paid, given up, or too old. */
    hold(tx, paymentId) {
        return this.offers.hold(tx, paymentId, HELD_FOR_MS);
    }
};
OffersService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [OffersRepository,
        PlanCatalogue])
], OffersService);
export { OffersService };
/** An order that nobody pays keeps its use for as long (pay-31): Razorpay's window has closed long before. */
const HELD_FOR_MS = 60 * 60_000;
/** The id of no offer. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
function chargeOf(offer, plan) {
    const discount = discountOn(plan.listPrice, offer.discount);
    return {
        amount: plan.listPrice - discount,
        discount,
        offer: { id: offer.id, name: offer.code },
    };
}
//# sourceMappingURL=offers.service.js.map