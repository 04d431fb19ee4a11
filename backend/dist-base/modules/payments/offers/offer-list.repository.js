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
import { COUNTS } from './offers.repository.js';
const COLUMNS = `id, code, name, percent, amount_paise AS amount, starts_on::text AS "startsOn",
  ends_on::text AS "endsOn", plan_ids AS "planIds", max_uses AS "maxUses", max_uses_per_email AS "maxUsesPerEmail",
  first_purchase_only AS "firstPurchaseOnly", active, version, created_at AS "createdAt", updated_at AS "updatedAt"`;
const WRITTEN = `code, name, percent, amount_paise, starts_on, ends_on, plan_ids, max_uses, max_uses_per_email,
  first_purchase_only, active`;
/** As many offers as anybody keeps an eye on. */
const SHOWN = 200;
/** Offers as the owner sees and changes them. */
let OfferListRepository = class OfferListRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. */
    list() {
        return this.db.rows(`SELECT ${COLUMNS}, used, held, given FROM (SELECT * FROM offers ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}) o
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE status = 'completed')::int AS used,
                 count(*) FILTER (WHERE status <> 'completed')::int AS held,
                 coalesce(sum(discount_paise) FILTER (WHERE status = 'completed'), 0)::float8 AS given
            FROM payments WHERE offer_id = o.id AND ${COUNTS}) uses
        ORDER BY "createdAt" DESC, id DESC`);
    }
    async lock(tx, id) {
        const [offer] = await tx.rows(`SELECT ${COLUMNS} FROM offers WHERE id = $1 FOR UPDATE`, [
            id,
        ]);
        return offer;
    }
    /** Undefined: another offer has the code. */
    async insert(sql, id, draft) {
        const [offer] = await sql.rows(`INSERT INTO offers (id, ${WRITTEN}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (code) WHERE code IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`, [id, ...valuesOf(draft)]);
        return offer;
    }
    /** Undefined: another offer has the code. Only while it is locked. */
    async update(sql, id, draft) {
        const [offer] = await sql.rows(`UPDATE offers SET (${WRITTEN}) = ROW ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12),
              version = version + 1, updated_at = now()
        WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM offers other WHERE other.code = $2 AND other.id <> $1)
        RETURNING ${COLUMNS}`, [id, ...valuesOf(draft)]);
        return offer;
    }
};
OfferListRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], OfferListRepository);
export { OfferListRepository };
function valuesOf(draft) {
    const { code, name, percent, amount, startsOn, endsOn, planIds } = draft;
    const { maxUses, maxUsesPerEmail, firstPurchaseOnly, active } = draft;
    return [
        code,
        name,
        percent,
        amount,
        startsOn,
        endsOn,
        planIds,
        maxUses,
        maxUsesPerEmail,
        firstPurchaseOnly,
        active,
    ];
}
//# sourceMappingURL=offer-list.repository.js.map