import { discountOn } from '../core/discount.domain.js';
import { paymentError } from '../core/payments.errors.js';
/** As typed, in capitals and without spaces: "monsoon 10" is MONSOON10. */
export const tidyCode = (typed) => typed.toUpperCase().replace(/\s+/g, '');
/** Why the code cannot be had on this day at all. */
export function refusalOfTerms(offer, plan, day) {
    if (!offer.active || (offer.endsOn !== null && offer.endsOn < day))
        return refusal('OFFER_EXPIRED');
    if (offer.startsOn !== null && offer.startsOn > day)
        return refusal('OFFER_NOT_YET');
    if (offer.planIds && !offer.planIds.includes(plan.id))
        return refusal('OFFER_NOT_FOR_PLAN');
    if (plan.listPrice - discountOn(plan.listPrice, offer.discount) >= plan.price)
        return refusal('OFFER_NOT_BETTER');
    return undefined;
}
/** Why this buyer cannot have it (any more). */
export function refusalOfUses(offer, uses) {
    if (offer.firstPurchaseOnly && uses.hasBoughtBefore)
        return refusal('OFFER_FIRST_PURCHASE');
    const perEmail = offer.firstPurchaseOnly ? 1 : offer.maxUsesPerEmail;
    if (perEmail !== null && uses.byEmail !== null && uses.byEmail >= perEmail)
        return refusal('OFFER_USED_BY_YOU');
    if (offer.maxUses !== null && uses.all >= offer.maxUses)
        return refusal('OFFER_USED_UP');
    return undefined;
}
/** Its sentence stands under the field, too. */
export const refusal = (code) => paymentError(code).at('code');
//# sourceMappingURL=offer.domain.js.map