import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { PaymentEventSource } from './payment-event.entity.ts';
import { type PaymentStatus, statesBefore } from './payment-status.domain.ts';
import type { PriceListId } from '../../catalogue/plan-catalogue.domain.ts';
import type { Participant } from './purchase.domain.ts';

/** A payment as the use cases see it; amounts in paise. */
export interface PaymentRecord {
  id: string;
  intentKey: string;
  intentHash: string;
  status: PaymentStatus;
  priceList: PriceListId;
  /** The key of the kind, and its name at the moment of the order. */
  trainingType: string;
  kindName: string;
  /** Months. */
  duration: number;
  amountPaise: number;
  /** What a code or a sale took off. */
  discountPaise: number;
  offerId: string | null;
  offerName: string | null;
  /** The order whose price this one kept; null for the first itself. */
  firstOrderId: string | null;
  currency: string;
  /** Where the owner accepted another amount than the order's. */
  capturedPaise: number | null;
  name: string;
  email: string;
  phone: string | null;
  buddy: Participant | null;
  /** The code of a state ('29'), and the buyer's own GSTIN; null where neither was asked for. */
  billingState: string | null;
  buyerGstin: string | null;
  /** Made with a test key or in the sandbox: no money moved. */
  test: boolean;
  /** The accounts that it, and the buddy's half, belong to. */
  ownerId: string | null;
  buddyOwnerId: string | null;
  razorpayOrderId: string | null;
  razorpayPaymentId: string | null;
  statusToken: string;
  receiptNumber: string | null;
  createdAt: Date;
  completedAt: Date | null;
}

/** Published under this name: what is sold, and for how much. */
export const PLANS = 'plans';

/** SQL: refunds `r` of what was sold. One of a capture that never completed its payment takes nothing off a sale. */
export const refundsOfSale = (payments: string): string =>
  `r.payment_id = ${payments}.id AND r.razorpay_payment_id = ${payments}.razorpay_payment_id`;

/** Those of a `PaymentRecord`, under its names. */
export const PAYMENT_COLUMNS = `id, intent_key AS "intentKey", intent_hash AS "intentHash", status, price_list AS "priceList", training_type AS "trainingType",
  kind_name AS "kindName", duration, amount_paise AS "amountPaise", discount_paise AS "discountPaise",
  offer_id AS "offerId", offer_name AS "offerName", first_order_id AS "firstOrderId", currency,
  captured_paise AS "capturedPaise", name, email, phone, buddy,
  billing_state AS "billingState", buyer_gstin AS "buyerGstin", test,
  owner_id AS "ownerId", buddy_owner_id AS "buddyOwnerId", razorpay_order_id AS "razorpayOrderId",
  razorpay_payment_id AS "razorpayPaymentId", status_token AS "statusToken",
  receipt_number AS "receiptNumber", created_at AS "createdAt", completed_at AS "completedAt"`;

@Injectable()
export class PaymentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** @param sql the transaction to read in; without it a connection of its own */
  findById(id: string, sql: Sql = this.db): Promise<PaymentRecord | undefined> {
    return this.findOne(sql, 'id', id);
  }

  /** By Razorpay's order. @param sql the transaction to read in; without it a connection of its own */
  findByOrder(razorpayOrderId: string, sql: Sql = this.db): Promise<PaymentRecord | undefined> {
    return this.findOne(sql, 'razorpay_order_id', razorpayOrderId);
  }

  /** All that can go back of a completed sale has been refunded. */
  async isRefunded(id: string): Promise<boolean> {
    const [row] = await this.db.rows<{ refunded: boolean }>(
      `SELECT coalesce(sum(r.amount_paise), 0) >= least(payments.amount_paise, payments.captured_paise) AS refunded
         FROM payments LEFT JOIN payment_refunds r ON ${refundsOfSale('payments')} AND r.status = 'processed'
        WHERE payments.id = $1 GROUP BY payments.id`,
      [id],
    );
    return row?.refunded ?? false;
  }

  /**
   * By the one of Razorpay's payments that completed it. @param sql the transaction to read in; without
   * it a connection of its own
   */
  findByRazorpayPayment(razorpayPaymentId: string, sql: Sql = this.db): Promise<PaymentRecord | undefined> {
    return this.findOne(sql, 'razorpay_payment_id', razorpayPaymentId);
  }

  /** Keeps whoever else would change the payment out until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<PaymentRecord | undefined> {
    const [payment] = await tx.rows<PaymentRecord>(
      `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return payment;
  }

  /** The owner accepted another amount than the order's. Only while its row is locked, before it completes. */
  async noteCaptured(tx: Transaction, id: string, paise: number): Promise<void> {
    await tx.rows('UPDATE payments SET captured_paise = $2 WHERE id = $1', [id, paise]);
  }

  /** All that was paid has gone back: nobody is to be called about it any more. */
  async leaveUncalled(sql: Sql, id: string): Promise<void> {
    await sql.rows(
      `UPDATE payments SET to_call = false, updated_at = now() WHERE id = $1 AND to_call
          AND least(amount_paise, captured_paise) <= (SELECT coalesce(sum(r.amount_paise), 0) FROM payment_refunds r
                                WHERE ${refundsOfSale('payments')} AND r.status = 'processed')`,
      [id],
    );
  }

  /** As `lock`, but lets whoever adds to the payment pass: a transaction that has added a refund of it does not wait for itself. */
  async lockForRefund(tx: Transaction, id: string): Promise<PaymentRecord | undefined> {
    const [payment] = await tx.rows<PaymentRecord>(
      `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return payment;
  }

  /** Of the page that a buyer comes back to: the token is all that lets anybody see it. */
  findByStatusToken(token: string): Promise<PaymentRecord | undefined> {
    return this.findOne(this.db, 'status_token', token);
  }

  /** By the key that the buyer's browser made. @param sql the transaction to read in; without it a connection of its own */
  findByIntent(intentKey: string, sql: Sql = this.db): Promise<PaymentRecord | undefined> {
    return this.findOne(sql, 'intent_key', intentKey);
  }

  /**
   * The one statement that moves a payment, shared by verify, webhook and reconciler: a
   * compare-and-set on the allowed states, with the timeline row and, on completion, the receipt
   * number. Undefined: the payment was in none of those states any more.
   */
  async transition(
    sql: Sql,
    id: string,
    to: PaymentStatus,
    source: PaymentEventSource,
    razorpayPaymentId: string | null,
  ): Promise<PaymentRecord | undefined> {
    const [moved] = await sql.rows<PaymentRecord>(
      `WITH before AS (SELECT id AS before_id, status AS from_status FROM payments WHERE id = $1 FOR UPDATE),
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
       SELECT ${PAYMENT_COLUMNS} FROM moved`,
      [id, to, statesBefore(to), razorpayPaymentId, source, uuidv7(), business().legal.receiptPrefix],
    );
    return moved;
  }

  private async findOne(sql: Sql, column: string, value: string): Promise<PaymentRecord | undefined> {
    const [payment] = await sql.rows<PaymentRecord>(
      `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE ${column} = $1`,
      [value],
    );
    return payment;
  }
}
