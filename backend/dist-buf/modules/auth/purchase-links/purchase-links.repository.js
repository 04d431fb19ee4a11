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
let PurchaseLinksRepository = class PurchaseLinksRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    async find(tokenHash) {
        const [link] = await this.db.rows(`SELECT email, name, CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at > now() THEN 'open' ELSE 'expired' END AS state
         FROM purchase_links WHERE token_hash = $1`, [tokenHash]);
        return link;
    }
    /** Uses it up: of two who hold the link at once one gets it. */
    async take(sql, tokenHash) {
        const [link] = await sql.rows(`UPDATE purchase_links SET used_at = now()
        WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING email, name`, [tokenHash]);
        return link;
    }
};
PurchaseLinksRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PurchaseLinksRepository);
export { PurchaseLinksRepository };
//# sourceMappingURL=purchase-links.repository.js.map