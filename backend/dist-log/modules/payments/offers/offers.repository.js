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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { discountOf } from '../plans/sale-rows.js';
const TERMS = `id, code, percent, amount_paise AS amount, starts_on::text AS "startsOn", ends_on::text AS "endsOn",
  plan_ids AS "planIds", max_uses AS "maxUses", max_uses_per_email AS "maxUsesPerEmail",
  first_purchase_only AS "firstPurchaseOnly", active`;
/** A use counts once it is paid for, and while it is kept for an order that may be paid. */
export const COUNTS = `(status = 'completed' OR offer_held_until > now())`;
/** Codes as orders look at them. */
let OffersRepository = class OffersRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    async byCode(code) {
        return termsOf(await this.db.rows(`SELECT ${TERMS} FROM offers WHERE code = $1`, [code]));
    }
    /** Whoever else orders with it waits until `tx` has ended, so that the last use is sold once. */
    async lockByCode(tx, code) {
        return termsOf(await tx.rows(`SELECT ${TERMS} FROM offers WHERE code = $1 FOR UPDATE`, [code]));
    }
    /** The same for the offer of an earlier order. Undefined for a sale, which has no uses to count. */
    async lockById(tx, id) {
        return termsOf(await tx.rows(`SELECT ${TERMS} FROM offers WHERE id = $1 AND code IS NOT NULL FOR UPDATE`, [
            id,
        ]));
    }
    /** A statement of its own after the lock: it sees what whoever held it has committed. */
    async usesOf(offerId, { email, intentKey }, sql = this.db) {
        const address = email?.toLowerCase() ?? null;
        const [uses] = await sql.rows(`SELECT count(*)::int AS all,
              CASE WHEN $2::text IS NOT NULL THEN count(*) FILTER (WHERE lower(email) = $2)::int END AS "byEmail",
              CASE WHEN $2::text IS NOT NULL THEN EXISTS (
                SELECT 1 FROM payments WHERE lower(email) = $2 AND status = 'completed'
                   AND ($3::uuid IS NULL OR intent_key <> $3)) END AS "hasBoughtBefore"
         FROM payments WHERE offer_id = $1 AND ${COUNTS} AND ($3::uuid IS NULL OR intent_key <> $3)`, [offerId, address, intentKey ?? null]);
        if (!uses)
            throw new Error('A count of uses gave no row');
        return uses;
    }
    /** Keeps a use for an order that is not paid yet. */
    async hold(tx, paymentId, holdMs) {
        await tx.rows(`UPDATE payments SET offer_held_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status <> 'completed'`, [paymentId, holdMs / 1000]);
    }
};
OffersRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], OffersRepository);
export { OffersRepository };
function termsOf([row]) {
    if (!row)
        return undefined;
    const { percent, amount, ...terms } = row;
    return { ...terms, discount: discountOf(percent, amount) };
}
//# sourceMappingURL=offers.repository.js.map