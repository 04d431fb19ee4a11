import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { CATALOGUE } from '../../catalogue/catalogue.domain.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { PAYMENT_COLUMNS, PaymentsRepository } from '../payments.repository.ts';
import type { Purchase } from './purchase.domain.ts';

/** 256 bits: cannot be guessed. */
const STATUS_TOKEN_BYTES = 32;

/**
 * Without a Razorpay order the purchase cannot be paid: the reconciler cancels it after this time. Until then the browser may
 * retry.
 */
const WITHOUT_ORDER = '24 hours';

/** How long a first order's price is kept for a retrying buyer (pay-10). */
const PRICE_KEPT = '7 days';

export interface NewOrder {
  intentKey: string;
  /** Account that orders for its own address; undefined otherwise. */
  buyerEmail: string | undefined;
  /** Order of the kept price; null for a first one. */
  firstOrderId: string | null;
  intentHash: string;
  purchase: Purchase;
  /** No real money. */
  test: boolean;
  leaseMs: number;
  /** Version of the offerings used for the price. */
  catalogueVersion: number;
}

export interface FoundOrCreated {
  payment: PaymentEntity;
  created: boolean;
}

/** Inserts nothing when the intent key exists, or when another version than `plans_version` is published. */
const CREATE = `INSERT INTO payments (id, intent_key, intent_hash, status_token, price_list, training_type, kind_name, duration,
         amount_paise, discount_paise, offer_id, offer_name, first_order_id, owner_id, name, email, phone, age, gender, buddy,
         test, billing_state, buyer_gstin, renews_id, order_lease_until, next_check_at, terms_version)
  SELECT id, intent_key, intent_hash, status_token, price_list, training_type, kind_name, duration,
         amount_paise, discount_paise, offer_id, offer_name, first_order_id,
         (SELECT id FROM users WHERE users.email = lower(buyer_email) AND email_verified_at IS NOT NULL),
         name, email, phone, age, gender, buddy, test, billing_state, buyer_gstin, renews_id, now() + make_interval(secs => lease_seconds), now() + interval '${WITHOUT_ORDER}',
         (SELECT max(version) FROM publication_history WHERE subject = 'page-content:terms')
    FROM jsonb_to_record($1) AS wanted (id uuid, intent_key uuid, intent_hash text, status_token text, price_list text,
         training_type text, kind_name text, duration smallint, amount_paise integer, discount_paise integer, offer_id uuid,
         offer_name text, first_order_id uuid, buyer_email text, name text, email text, phone text, age smallint, gender text, buddy jsonb, test boolean,
         billing_state text, buyer_gstin text, renews_id uuid, lease_seconds float8, plans_version integer)
   WHERE EXISTS (SELECT 1 FROM publications WHERE name = '${CATALOGUE}' AND version = plans_version)
  ON CONFLICT (intent_key) DO NOTHING RETURNING ${PAYMENT_COLUMNS}`;

/** Stores purchases and their Razorpay orders. */
@Injectable()
export class OrdersRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
  ) {}

  /**
   * One payment per intent key, for any number of concurrent requests. The creator holds the lease on its order. The same
   * statement compares the version of the offerings.
   * @param tx enclosing transaction @returns undefined when the version differs
   */
  async findOrCreate(order: NewOrder, tx?: Sql): Promise<FoundOrCreated | undefined> {
    const parameters = [JSON.stringify(toRow(order))];
    const [created] = tx
      ? await tx.rows<PaymentEntity>(CREATE, parameters)
      : await this.db.prepared<PaymentEntity>('order-create', CREATE, parameters);
    const payment = created ?? (await this.payments.findBy('intentKey', order.intentKey, tx));
    return payment ? { payment, created: created !== undefined } : undefined;
  }

  /**
   * The payment of a status token while its price is kept: seven days from the first order, for that buyer, until one of the
   * orders at this price is paid. @param intentKey of the asking order, which is ignored
   */
  async withKeptPrice(
    statusToken: string,
    email: string,
    intentKey: string,
  ): Promise<PaymentEntity | undefined> {
    const [payment] = await this.db.rows<PaymentEntity>(
      `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE status_token = $1 AND lower(email) = lower($2)
          AND EXISTS (SELECT 1 FROM payments first WHERE first.id = coalesce(payments.first_order_id, payments.id)
                         AND first.created_at > now() - interval '${PRICE_KEPT}')
          AND NOT EXISTS (SELECT 1 FROM payments paid
                           WHERE (paid.id = coalesce(payments.first_order_id, payments.id)
                                  OR paid.first_order_id = coalesce(payments.first_order_id, payments.id))
                             AND paid.status = 'completed' AND paid.intent_key <> $3)`,
      [statusToken, email, intentKey],
    );
    return payment;
  }

  /** True for one caller, who may now create the Razorpay order. */
  async lease(id: string, leaseMs: number): Promise<boolean> {
    const rows = await this.db.rows(
      `UPDATE payments SET order_lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND razorpay_order_id IS NULL
          AND (order_lease_until IS NULL OR order_lease_until < now()) RETURNING id`,
      [id, leaseMs / 1000],
    );
    return rows.length > 0;
  }

  /** After a failed call to Razorpay: releases the lease early. */
  async release(id: string): Promise<void> {
    await this.db.manager.update(PaymentEntity, id, { orderLeaseUntil: null });
  }

  /**
   * Attaches the first order to a payment. @param firstCheckMs delay of the reconciler's first check
   * @returns false when another order was attached before
   */
  async attachOrder(id: string, razorpayOrderId: string, firstCheckMs: number): Promise<boolean> {
    const rows = await this.db.prepared(
      'order-attach',
      `UPDATE payments SET razorpay_order_id = $2, order_lease_until = NULL, updated_at = now(),
              next_check_at = now() + make_interval(secs => $3)
        WHERE id = $1 AND razorpay_order_id IS NULL RETURNING id`,
      [id, razorpayOrderId, firstCheckMs / 1000],
    );
    return rows.length > 0;
  }
}

/** By the names of the columns. */
function toRow({ purchase, ...order }: NewOrder) {
  const { priceList, offering, charge, user, buddy, billing, renewsId } = purchase;
  return {
    id: randomUUIDv7(),
    intent_key: order.intentKey,
    intent_hash: order.intentHash,
    status_token: randomBytes(STATUS_TOKEN_BYTES).toString('base64url'),
    price_list: priceList,
    training_type: offering.trainingType,
    kind_name: offering.kindName,
    duration: offering.duration,
    amount_paise: charge.amount,
    discount_paise: charge.discount,
    offer_id: charge.offer?.id,
    offer_name: charge.offer?.name,
    renews_id: renewsId,
    first_order_id: order.firstOrderId,
    buyer_email: order.buyerEmail,
    ...user,
    buddy,
    test: order.test,
    billing_state: billing?.state,
    buyer_gstin: billing?.gstin,
    lease_seconds: order.leaseMs / 1000,
    plans_version: order.catalogueVersion,
  };
}
