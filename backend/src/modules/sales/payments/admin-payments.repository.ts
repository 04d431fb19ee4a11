import { Injectable } from '@nestjs/common';
import { type Page, pageOf, searchedPageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { paymentConditions, type PaymentFilter, REFUND_ASKED } from './payment-filter.ts';
import type { MarkName } from '../marks/payment-marks.repository.ts';
import type { PaymentStatus } from '../../payments/core/payment-status.domain.ts';
import type { PriceListId } from '../../catalogue/plan-catalogue.domain.ts';
import { refundsOfSale } from '../../payments/core/payments.repository.ts';
import type { Participant } from '../../payments/core/purchase.domain.ts';

export interface PaymentListItem {
  id: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  trainingType: string;
  kindName: string;
  duration: number;
  /** Paise, as all amounts here. */
  amount: number;
  /** What a code or a sale, by its name, took off. */
  discount: number;
  offer: string | null;
  /** What went back to the buyer. */
  refunded: number;
  status: PaymentStatus;
  razorpayOrderId: string | null;
  flagged: boolean;
  /** Their request for a refund waits for an answer. */
  refundAsked: boolean;
  /** A bank's question about it is open. */
  disputed: boolean;
  /** Paid, and not called yet. */
  toCall: boolean;
  /** No money moved. */
  test: boolean;
}

export interface AdminPayment extends PaymentListItem {
  age: number;
  gender: string;
  buddy: Participant | null;
  /** For a tax invoice: the code of the buyer's state, and a business's GSTIN. */
  billing: { state: string; gstin: string | null } | null;
  priceList: PriceListId;
  currency: string;
  /** What Razorpay captured, where the owner accepted another amount. */
  captured: number | null;
  razorpayPaymentId: string | null;
  receiptNumber: string | null;
  completedAt: Date | null;
  called: { at: string; by: string } | null;
  assessed: { at: string; by: string } | null;
  /** Of the account it belongs to, else of its address. */
  personId: string | null;
  /** Those that held when it was ordered; null before terms had versions. */
  terms: { version: number; inForceSince: string } | null;
}

const mark = (name: MarkName) =>
  `CASE WHEN ${name}_at IS NOT NULL THEN json_build_object('at', ${name}_at, 'by', ${name}_by) END AS ${name}`;

const COLUMNS = `id, created_at AS "createdAt", name, email, phone, training_type AS "trainingType",
  kind_name AS "kindName", duration, amount_paise AS amount, discount_paise AS discount, offer_name AS offer, status, razorpay_order_id AS "razorpayOrderId", flagged, test,
  to_call AS "toCall", id IN (SELECT payment_id FROM payment_disputes WHERE ended_at IS NULL) AS disputed, ${REFUND_ASKED} AS "refundAsked",
  (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
    WHERE ${refundsOfSale('payments')} AND r.status = 'processed') AS refunded`;
const DETAILS = `${COLUMNS}, age, gender, buddy,
  CASE WHEN billing_state IS NOT NULL THEN json_build_object('state', billing_state, 'gstin', buyer_gstin) END AS billing, price_list AS "priceList", currency, captured_paise AS captured,
  razorpay_payment_id AS "razorpayPaymentId", receipt_number AS "receiptNumber", completed_at AS "completedAt",
  ${mark('called')}, ${mark('assessed')},
  (SELECT p.id FROM people p WHERE p.user_id = owner_id OR p.email = lower(payments.email)
    ORDER BY p.user_id = owner_id DESC NULLS LAST LIMIT 1) AS "personId",
  (SELECT json_build_object('version', r.version, 'inForceSince', r.value->>'inForceSince')
     FROM publication_history r WHERE r.subject = 'page-content:terms' AND r.version = terms_version) AS terms`;
const NEWEST = 'created_at DESC, id DESC';

/** Payments as the owner looks for them. */
@Injectable()
export class AdminPaymentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  async list(filter: PaymentFilter, page: number, limit: number): Promise<Page<PaymentListItem>> {
    const { where, parameters } = paymentConditions(filter);
    const listing = { select: 'id', from: `payments ${where}`, orderBy: NEWEST, parameters };
    const pageFrom = filter.search ? searchedPageOf : pageOf;
    const { items: found, ...frame } = await pageFrom<{ id: string }>(this.db, listing, page, limit);
    const items = await this.db.rows<PaymentListItem>(
      `SELECT ${COLUMNS} FROM payments WHERE id = ANY($1) ORDER BY ${NEWEST}`,
      [found.map(({ id }) => id)],
    );
    return { items, ...frame };
  }

  /** With everything the owner sees. @returns undefined when there is none of that id */
  async find(id: string): Promise<AdminPayment | undefined> {
    const [payment] = await this.db.rows<AdminPayment>(`SELECT ${DETAILS} FROM payments WHERE id = $1`, [id]);
    return payment;
  }
}
