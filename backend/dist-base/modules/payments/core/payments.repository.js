var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { statesBefore } from './payment-status.domain.js';
/** Published under this name: what is sold, and for how much. */
export const PLANS = 'plans';
/** Orders from before kinds had names of their own are of one of the two kinds there were. */
export const KIND_NAME = 'coalesce(kind_name, initcap(training_type))';
const COLUMNS = `id, intent_hash AS "intentHash", status, price_list AS "priceList", training_type AS "trainingType",
  ${KIND_NAME} AS "kindName", duration, amount_paise AS "amountPaise", discount_paise AS "discountPaise",
  offer_id AS "offerId", offer_name AS "offerName", currency, name, email, phone, buddy,
  billing_state AS "billingState", buyer_gstin AS "buyerGstin", test,
  owner_id AS "ownerId", buddy_owner_id AS "buddyOwnerId", razorpay_order_id AS "razorpayOrderId",
  razorpay_payment_id AS "razorpayPaymentId", status_token AS "statusToken",
  receipt_number AS "receiptNumber", created_at AS "createdAt", completed_at AS "completedAt"`;
/** 256 bits: nobody finds another's payment by guessing. */
const STATUS_TOKEN_BYTES = 32;
/**
 * A purchase that never got its Razorpay order cannot be paid: the reconciler cancels it after this
 * time. Until then the buyer's browser may still try again.
 */
const WITHOUT_ORDER = '24 hours';
const CREATE = `INSERT INTO payments (id, intent_key, intent_hash, status_token, price_list, training_type, kind_name, duration,
                     amount_paise, discount_paise, offer_id, offer_name, name, email, phone, age, gender, buddy, test,
                     order_lease_until, next_check_at, terms_version, billing_state, buyer_gstin)
  SELECT $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::smallint, $9::integer, $10::integer, $11::uuid, $12, $13, $14, $15,
         $16::smallint, $17, $18::jsonb, $19::boolean, now() + make_interval(secs => $20),
         now() + interval '${WITHOUT_ORDER}',
         (SELECT max(version) FROM page_content_revisions WHERE page = 'terms'), $22, $23
   WHERE EXISTS (SELECT 1 FROM publications WHERE name = '${PLANS}' AND version = $21)
  ON CONFLICT (intent_key) DO NOTHING RETURNING ${COLUMNS}`;
let PaymentsRepository = class PaymentsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** @param sql the transaction to read in; without it a connection of its own */
    findById(id, sql = this.db) {
        return this.findOne(sql, 'id', id);
    }
    /** By Razorpay's order. @param sql the transaction to read in; without it a connection of its own */
    findByOrder(razorpayOrderId, sql = this.db) {
        return this.findOne(sql, 'razorpay_order_id', razorpayOrderId);
    }
    /**
     * By the one of Razorpay's payments that completed it. @param sql the transaction to read in; without
     * it a connection of its own
     */
    findByRazorpayPayment(razorpayPaymentId, sql = this.db) {
        return this.findOne(sql, 'razorpay_payment_id', razorpayPaymentId);
    }
    /** Keeps whoever else would change the payment out until the transaction ends. */
    async lock(tx, id) {
        const [payment] = await tx.rows(`SELECT ${COLUMNS} FROM payments WHERE id = $1 FOR UPDATE`, [id]);
        return payment;
    }
    /** All that was paid has gone back: nobody is to be called about it any more. */
    async leaveUncalled(sql, id) {
        await sql.rows(`UPDATE payments SET to_call = false, updated_at = now() WHERE id = $1 AND to_call
          AND amount_paise <= (SELECT coalesce(sum(r.amount_paise), 0) FROM payment_refunds r
                                WHERE r.payment_id = payments.id AND r.status = 'processed')`, [id]);
    }
    /** As `lock`, but lets whoever adds to the payment pass: a transaction that has added a refund of it does not wait for itself. */
    async lockForRefund(tx, id) {
        const [payment] = await tx.rows(`SELECT ${COLUMNS} FROM payments WHERE id = $1 FOR NO KEY UPDATE`, [id]);
        return payment;
    }
    /** Of the page that a buyer comes back to: the token is all that lets anybody see it. */
    findByStatusToken(token) {
        return this.findOne(this.db, 'status_token', token);
    }
    /**
     * One payment per intent key, however many requests ask at once. Whoever creates it holds the lease on its order from the
     * start. The same statement sees whether the plans it was priced by are those that are sold now.
     * @returns undefined when they are not
     */
    async findOrCreate(order, sql) {
        const { priceList, plan, charge, user, buddy, billing } = order.purchase;
        const values = [
            uuidv7(),
            order.intentKey,
            order.intentHash,
            randomBytes(STATUS_TOKEN_BYTES).toString('base64url'),
            priceList,
            plan.trainingType,
            plan.kindName,
            plan.duration,
            charge.amount,
            charge.discount,
            charge.offer?.id ?? null,
            charge.offer?.name ?? null,
            user.name,
            user.email,
            user.phone,
            user.age,
            user.gender,
            buddy && JSON.stringify(buddy),
            order.test,
            order.leaseMs / 1000,
            order.plansVersion,
            billing?.state ?? null,
            billing?.gstin ?? null,
        ];
        const [created] = sql
            ? await sql.rows(CREATE, values)
            : await this.db.prepared('payment-create', CREATE, values);
        const payment = created ?? (await this.findOne(sql ?? this.db, 'intent_key', order.intentKey));
        return payment && { payment, created: created !== undefined };
    }
    /** True for the one caller that may now create the Razorpay order. */
    async leaseOrderCreation(id, leaseMs) {
        const rows = await this.db.rows(`UPDATE payments SET order_lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND razorpay_order_id IS NULL
          AND (order_lease_until IS NULL OR order_lease_until < now()) RETURNING id`, [id, leaseMs / 1000]);
        return rows.length > 0;
    }
    /** For a holder whose call to Razorpay failed: the next request need not wait for the end of the lease. */
    async releaseOrderCreation(id) {
        await this.db.rows('UPDATE payments SET order_lease_until = NULL WHERE id = $1', [id]);
    }
    /**
     * Keeps the first order attached to a payment. @param firstCheckMs when the reconciler first asks
     * @returns false when another order was there before
     */
    async attachOrder(id, razorpayOrderId, firstCheckMs) {
        const rows = await this.db.prepared('payment-attach-order', `UPDATE payments SET razorpay_order_id = $2, order_lease_until = NULL, updated_at = now(),
              next_check_at = now() + make_interval(secs => $3)
        WHERE id = $1 AND razorpay_order_id IS NULL RETURNING id`, [id, razorpayOrderId, firstCheckMs / 1000]);
        return rows.length > 0;
    }
    /**
     * The one statement that moves a payment, shared by verify, webhook and reconciler: a
     * compare-and-set on the allowed states, with the timeline row and, on completion, the receipt
     * number. Undefined: the payment was in none of those states any more.
     */
    async transition(sql, id, to, source, razorpayPaymentId) {
        const [moved] = await sql.rows(`WITH before AS (SELECT id AS before_id, status AS from_status FROM payments WHERE id = $1 FOR UPDATE),
            moved AS (
              UPDATE payments SET status = $2::text, updated_at = now(),
                     razorpay_payment_id = CASE WHEN $2::text = 'completed' THEN $4 END,
                     completed_at = CASE WHEN $2::text = 'completed' THEN now() END,
                     next_check_at = CASE WHEN $2::text = 'completed' THEN NULL ELSE next_check_at END,
                     offer_held_until = NULL,
                     to_call = $2::text = 'completed',
                     receipt_number = CASE WHEN $2::text = 'completed'
                       THEN $7::text || to_char(now() AT TIME ZONE 'Asia/Kolkata', '-YYYY-')
                            || lpad(nextval('receipt_numbers')::text, 6, '0') END
                FROM before WHERE id = before_id AND from_status = ANY($3)
              RETURNING payments.*, from_status),
            logged AS (
              INSERT INTO payment_events (id, payment_id, from_status, to_status, source, razorpay_payment_id)
              SELECT $6, id, from_status, $2, $5, $4 FROM moved)
       SELECT ${COLUMNS} FROM moved`, [id, to, statesBefore(to), razorpayPaymentId, source, uuidv7(), business().legal.receiptPrefix]);
        return moved;
    }
    async findOne(sql, column, value) {
        const [payment] = await sql.rows(`SELECT ${COLUMNS} FROM payments WHERE ${column} = $1`, [
            value,
        ]);
        return payment;
    }
};
PaymentsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentsRepository);
export { PaymentsRepository };
//# sourceMappingURL=payments.repository.js.map