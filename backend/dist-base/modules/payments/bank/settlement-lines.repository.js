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
/** In the order of `SettlementLine`. */
const FIELDS = [
    ['settlementId', 'settlement_id', 'text'],
    ['entityId', 'entity_id', 'text'],
    ['type', 'type', 'text'],
    ['debitPaise', 'debit_paise', 'bigint'],
    ['creditPaise', 'credit_paise', 'bigint'],
    ['amountPaise', 'amount_paise', 'bigint'],
    ['currency', 'currency', 'text'],
    ['feePaise', 'fee_paise', 'bigint'],
    ['taxPaise', 'tax_paise', 'bigint'],
    ['onHold', 'on_hold', 'boolean'],
    ['settled', 'settled', 'boolean'],
    ['createdAt', 'created_at', 'timestamptz'],
    ['settledAt', 'settled_at', 'timestamptz'],
    ['utr', 'utr', 'text'],
    ['paymentId', 'payment_id', 'text'],
    ['orderId', 'order_id', 'text'],
    ['disputeId', 'dispute_id', 'text'],
    ['method', 'method', 'text'],
];
const COLUMNS = FIELDS.map(([, column]) => column).join(', ');
/** Within a trillion rupees a double is exact to the paisa. */
const SELECTED = FIELDS.map(([field, column, type]) => {
    const value = column === 'settlement_id' ? `nullif(${column}, '')` : column;
    return `${value}${type === 'bigint' ? '::float8' : ''} AS "${field}"`;
}).join(', ');
const UPDATED = FIELDS.slice(2)
    .map(([, column]) => `${column} = excluded.${column}`)
    .join(', ');
/** What Razorpay said about settlements. */
let SettlementLinesRepository = class SettlementLinesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Writes them down, also when they stand there already. */
    async save(lines) {
        // A page that shifted while it was read brings a line twice; one statement cannot write a row twice.
        const once = new Map(lines.map((line) => [`${line.settlementId ?? ''} ${line.entityId}`, line]));
        const rows = [...once.values()].map((line) => ({ ...line, settlementId: line.settlementId ?? '' }));
        const given = FIELDS.map(([field, , type]) => `"${field}" ${type}`).join(', ');
        await this.db.run(async (tx) => {
            await tx.rows(`INSERT INTO settlement_lines (${COLUMNS}, fetched_at)
         SELECT g.*, now() FROM json_to_recordset($1::json) AS g(${given})
         ON CONFLICT (settlement_id, entity_id) DO UPDATE SET ${UPDATED}, fetched_at = excluded.fetched_at`, [JSON.stringify(rows)]);
            await tx.rows(`DELETE FROM settlement_lines w WHERE w.settlement_id = '' AND w.entity_id = ANY($1)
            AND EXISTS (SELECT 1 FROM settlement_lines s WHERE s.entity_id = w.entity_id AND s.settlement_id <> '')`, [rows.map(({ entityId }) => entityId)]);
        });
    }
    /** Those of a time, oldest first. */
    between(from, to) {
        return this.db.rows(`SELECT ${SELECTED} FROM settlement_lines
        WHERE coalesce(settled_at, created_at) >= $1 AND coalesce(settled_at, created_at) < $2
        ORDER BY coalesce(settled_at, created_at), settlement_id, entity_id`, [from, to]);
    }
    /** All lines, of any time, of these things, of the payments that were refunded, or in these transfers. */
    about(entityIds, paymentIds, utrs) {
        return this.db.rows(`SELECT ${SELECTED} FROM settlement_lines
        WHERE entity_id = ANY($1) OR payment_id = ANY($2) OR utr = ANY($3)
        ORDER BY coalesce(settled_at, created_at), settlement_id, entity_id`, [entityIds, paymentIds, utrs]);
    }
    async lastFetch() {
        const [row] = await this.db.rows(`SELECT greatest((SELECT max(finished_at) FROM settlement_fetches),
                       (SELECT max(fetched_at) FROM settlement_lines)) AS at`);
        return row?.at ?? null;
    }
};
SettlementLinesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SettlementLinesRepository);
export { SettlementLinesRepository };
//# sourceMappingURL=settlement-lines.repository.js.map