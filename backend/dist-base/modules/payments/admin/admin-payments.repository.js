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
import { COUNTED_ROWS, countRows, estimateRows, rowsBefore, } from '../../../platform/database/counted.js';
import { KeysetPages } from '../../../platform/database/keyset-pages.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { platformError } from '../../../platform/errors/platform-errors.js';
import { paymentConditions, REFUND_ASKED, tellingPart } from './payment-filter.js';
import { KIND_NAME } from '../core/payments.repository.js';
const mark = (name) => `CASE WHEN ${name}_at IS NOT NULL THEN json_build_object('at', ${name}_at, 'by', ${name}_by) END AS ${name}`;
const COLUMNS = `id AS "_id", created_at AS "createdAt", name, email, phone, training_type AS "trainingType",
  ${KIND_NAME} AS "kindName", duration, amount_paise AS amount, discount_paise AS discount, offer_name AS offer, status, razorpay_order_id AS "razorpayOrderId", flagged, test,
  to_call AS "toCall", id IN (SELECT payment_id FROM payment_disputes WHERE ended_at IS NULL) AS disputed, ${REFUND_ASKED} AS "refundAsked",
  (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
    WHERE r.payment_id = payments.id AND r.status = 'processed') AS refunded`;
const DETAILS = `${COLUMNS}, age, gender, buddy,
  CASE WHEN billing_state IS NOT NULL THEN json_build_object('state', billing_state, 'gstin', buyer_gstin) END AS billing, price_list AS "priceList", currency,
  razorpay_payment_id AS "razorpayPaymentId", receipt_number AS "receiptNumber", completed_at AS "completedAt",
  ${mark('called')}, ${mark('assessed')},
  (SELECT p.id FROM people p WHERE p.user_id = owner_id OR p.email = lower(payments.email)
    ORDER BY p.user_id = owner_id DESC NULLS LAST LIMIT 1) AS "personId",
  (SELECT json_build_object('version', r.version, 'inForceSince', r.content->>'inForceSince')
     FROM page_content_revisions r WHERE r.page = 'terms' AND r.version = terms_version) AS terms`;
const NEWEST = 'ORDER BY created_at DESC, id DESC';
/** Up to as many matches are soon fetched and sorted; with more, pages of them are near the newest row. */
const FEW = 5_000;
/** Rows looked at per match wanted, so that one in two hundred is enough, and at most: some 40 ms. */
const ROWS_PER_MATCH = 400;
const MAX_WALKED_ROWS = 40_000;
/** Of dots and dashes alone the index knows nothing: only the newest rows are looked through. */
const INDEXED = /[\p{L}\p{N}]/u;
/** Payments as the owner looks for them. Every question is answered in milliseconds, however many there are. */
let AdminPaymentsRepository = class AdminPaymentsRepository {
    db;
    pages;
    constructor(db) {
        this.db = db;
        this.pages = new KeysetPages(db, 'payments');
    }
    onApplicationBootstrap() {
        this.pages.prepare();
    }
    /** Newest first. @throws PAGE_TOO_DEEP for filters other than days */
    async list(filter, page, limit) {
        const { ids, ...count } = await this.idsOf(filter, page, limit);
        if (ids.length === 0)
            return { items: [], ...count };
        const items = await this.db.rows(`SELECT ${COLUMNS} FROM payments WHERE id = ANY($1) ${NEWEST}`, [ids]);
        return { items, ...count };
    }
    /** With everything the owner sees. @returns undefined when there is none of that id */
    async find(id) {
        const [payment] = await this.db.rows(`SELECT ${DETAILS} FROM payments WHERE id = $1`, [id]);
        return payment;
    }
    async idsOf(filter, page, limit) {
        const { status, search, flagged, refundAsked, toCall, startDate, endDate } = filter;
        if (search)
            return this.searched(filter, rowsBefore(page, limit), limit);
        if (status || flagged || refundAsked || toCall)
            return this.filtered(filter, rowsBefore(page, limit), limit);
        const found = await this.pages.page({ from: startDate, to: endDate }, page, limit);
        return { ...found, totalIsExact: true };
    }
    async filtered(filter, skip, limit) {
        const { where, parameters } = paymentConditions(filter);
        const [count, rows] = await Promise.all([
            countRows(this.db, 'payments', where, parameters),
            this.db.rows(`SELECT id FROM payments ${where} ${NEWEST} LIMIT ${limit} OFFSET ${skip}`, parameters),
        ]);
        return { ...count, ids: rows.map(({ id }) => id) };
    }
    /**
     * Two ways: the trigram index finds few matches fast and many slowly, the newest rows show many
     * matches fast and few never. The planner knows which it will be; left to choose by itself it would
     * read the whole table for a rare name that its statistics take for a common one.
     */
    async searched(filter, skip, limit) {
        if (!INDEXED.test(filter.search ?? '')) {
            const ids = await this.amongNewest(filter, skip, limit);
            return { ids, total: skip + ids.length, totalIsExact: false };
        }
        const likely = paymentConditions({ ...filter, search: tellingPart(filter.search ?? '') });
        const expected = await estimateRows(this.db, 'payments', likely.where, likely.parameters);
        if (expected > FEW) {
            const ids = await this.amongNewest(filter, skip, limit);
            if (ids.length === limit) {
                return { ids, total: Math.max(expected, skip + limit + 1), totalIsExact: false };
            }
            if (skip > 0 && expected > COUNTED_ROWS)
                throw platformError('PAGE_TOO_DEEP');
        }
        const { where, parameters } = paymentConditions(filter);
        const [row] = await this.db.rows(`WITH found AS MATERIALIZED (SELECT id, created_at FROM payments ${where})
       SELECT (SELECT count(*)::int FROM found) AS total,
              ARRAY(SELECT id FROM found ${NEWEST} LIMIT ${limit} OFFSET ${skip}) AS ids`, parameters);
        return { ids: row?.ids ?? [], total: row?.total ?? 0, totalIsExact: true };
    }
    /** Empty or short of a page: not enough of them are among the newest. */
    async amongNewest({ search, ...rest }, skip, limit) {
        const window = paymentConditions(rest);
        const match = paymentConditions({ search }, window.parameters.length);
        const walk = Math.min(MAX_WALKED_ROWS, (skip + limit) * ROWS_PER_MATCH);
        const rows = await this.db.rows(`SELECT id FROM (SELECT * FROM payments ${window.where} ${NEWEST} LIMIT ${walk}) AS newest
        ${match.where} ${NEWEST} LIMIT ${limit} OFFSET ${skip}`, [...window.parameters, ...match.parameters]);
        return rows.map(({ id }) => id);
    }
};
AdminPaymentsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], AdminPaymentsRepository);
export { AdminPaymentsRepository };
//# sourceMappingURL=admin-payments.repository.js.map