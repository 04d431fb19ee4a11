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
import { v7 as uuidv7 } from 'uuid';
import { Publications } from '../../../platform/database/published/publications.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { paymentError } from '../core/payments.errors.js';
import { PLANS } from '../core/payments.repository.js';
import { OfferListRepository, } from './offer-list.repository.js';
/** What the owner does to offers. Sales are part of the prices that every process keeps. */
let OfferEditing = class OfferEditing {
    unitOfWork;
    publications;
    offers;
    activities;
    constructor(unitOfWork, publications, offers, activities) {
        this.unitOfWork = unitOfWork;
        this.publications = publications;
        this.offers = offers;
        this.activities = activities;
    }
    list() {
        return this.offers.list();
    }
    /** @throws OFFER_CODE_TAKEN */
    create(draft, actor) {
        return this.unitOfWork.run(async (tx) => {
            const saved = await this.offers.insert(tx, uuidv7(), tidied(draft));
            if (!saved)
                throw paymentError('OFFER_CODE_TAKEN').at('code');
            await this.tell(tx, actor, null, saved);
            return saved;
        });
    }
    /** @param version of the offer that was edited @throws OFFER_NOT_FOUND, STALE_OFFER, OFFER_CODE_TAKEN */
    change(id, draft, version, actor) {
        return this.unitOfWork.run(async (tx) => {
            const before = await this.offers.lock(tx, id);
            if (!before)
                throw paymentError('OFFER_NOT_FOUND');
            if (before.version !== version)
                throw paymentError('STALE_OFFER');
            const saved = await this.offers.update(tx, id, tidied(draft));
            if (!saved)
                throw paymentError('OFFER_CODE_TAKEN').at('code');
            await this.tell(tx, actor, before, saved);
            return saved;
        });
    }
    async tell(tx, actor, before, after) {
        const action = before ? 'Updated' : 'Created';
        const changes = { before: before && noted(before), after: noted(after) };
        await this.activities.record(tx, actor, { action, feature: 'Offer', changes });
        if (after.code === null || before?.code === null)
            await this.publications.publish(tx, PLANS);
    }
};
OfferEditing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Publications,
        OfferListRepository,
        ActivityLog])
], OfferEditing);
export { OfferEditing };
/** A sale is everybody's, as often as they like. */
const tidied = (draft) => draft.code === null ? { ...draft, maxUses: null, maxUsesPerEmail: null, firstPurchaseOnly: false } : draft;
const noted = ({ id, createdAt: _created, updatedAt: _updated, version: _version, ...offer }) => ({
    _id: id,
    ...offer,
});
//# sourceMappingURL=offer-editing.service.js.map