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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
const TABLES = {
    blog: { table: 'blogs', title: 'title' },
    recipe: { table: 'recipes', title: 'name' },
};
/** SQL: of this table's rows, those whose card is not of the site as it is now ($1). */
const outdated = (kind) => {
    const { table } = TABLES[kind];
    return `SELECT '${kind}' AS kind, id FROM ${table}
           WHERE NOT EXISTS (SELECT 1 FROM share_cards c WHERE c.target_id = ${table}.id AND c.site = $1)`;
};
let ShareCardsRepository = class ShareCardsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Whatever its status. @returns undefined when it is gone */
    async subject({ kind, id }) {
        const { table, title } = TABLES[kind];
        const [row] = await this.db.rows(`SELECT version, ${title} AS title, category, picture FROM ${table} WHERE id = $1`, [id]);
        return row;
    }
    /** Undefined before it is drawn. */
    async madeOf(targetId, sql = this.db) {
        const [row] = await sql.rows('SELECT made_of AS "madeOf" FROM share_cards WHERE target_id = $1', [targetId]);
        return row?.madeOf ?? undefined;
    }
    /** Holds it as it is until `tx` ends; who draws the same card waits. @returns false when it says something else by now, or is gone */
    async holdAt(tx, { kind, id }, version) {
        const rows = await tx.rows(`SELECT 1 FROM ${TABLES[kind].table} WHERE id = $1 AND version = $2 FOR NO KEY UPDATE`, [id, version]);
        return rows.length > 0;
    }
    /** @returns the card's id */
    async save(tx, { kind, id }, card) {
        const [row] = await tx.rows(`INSERT INTO share_cards (id, kind, target_id, src, made_of, site) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (target_id) DO UPDATE SET src = excluded.src, made_of = excluded.made_of, site = excluded.site
       RETURNING id`, [uuidv7(), kind, id, card.src, card.madeOf, card.site]);
        return row.id;
    }
    /** @returns the card's id, or undefined when there was none */
    async remove(sql, targetId) {
        const [row] = await sql.rows('DELETE FROM share_cards WHERE target_id = $1 RETURNING id', [targetId]);
        return row?.id;
    }
    /** Takes up to `limit` whose card is not of this site, each once over all processes. */
    claimOutdated(tx, site, limit) {
        return tx.rows(`WITH outdated AS (${outdated('blog')} UNION ALL ${outdated('recipe')} LIMIT $2)
       INSERT INTO share_cards (id, kind, target_id, site)
       SELECT gen_random_uuid(), kind, id, $1 FROM outdated
       ON CONFLICT (target_id) DO UPDATE SET site = excluded.site WHERE share_cards.site <> excluded.site
       RETURNING kind, target_id AS id`, [site, limit]);
    }
};
ShareCardsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], ShareCardsRepository);
export { ShareCardsRepository };
//# sourceMappingURL=share-cards.repository.js.map