import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type Count,
  COUNTED_ROWS,
  countRows,
  estimateRows,
  rowsBefore,
} from '../../../platform/database/counted.ts';
import { KeysetPages } from '../../../platform/database/keyset-pages.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/platform-errors.ts';
import { paymentConditions, type PaymentFilter, REFUND_ASKED, tellingPart } from './payment-filter.ts';
import type { MarkName } from '../marks/payment-marks.repository.ts';
import type { PaymentStatus } from '../core/payment-status.domain.ts';
import type { PriceListId } from '../core/plan-catalogue.domain.ts';
import { refundsOfSale } from '../core/payments.repository.ts';
import type { Participant } from '../core/purchase.domain.ts';

export interface PaymentListItem {
  _id: string;
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

const COLUMNS = `id AS "_id", created_at AS "createdAt", name, email, phone, training_type AS "trainingType",
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

type Ids = Count & { ids: string[] };

/** Payments as the owner looks for them. Every question is answered in milliseconds, however many there are. */
@Injectable()
export class AdminPaymentsRepository implements OnApplicationBootstrap {
  private readonly pages: KeysetPages;

  constructor(private readonly db: UnitOfWork) {
    this.pages = new KeysetPages(db, 'payments');
  }

  onApplicationBootstrap(): void {
    this.pages.prepare();
  }

  /** Newest first. @throws PAGE_TOO_DEEP for filters other than days */
  async list(
    filter: PaymentFilter,
    page: number,
    limit: number,
  ): Promise<Count & { items: PaymentListItem[] }> {
    const { ids, ...count } = await this.idsOf(filter, page, limit);
    if (ids.length === 0) return { items: [], ...count };
    const items = await this.db.rows<PaymentListItem>(
      `SELECT ${COLUMNS} FROM payments WHERE id = ANY($1) ${NEWEST}`,
      [ids],
    );
    return { items, ...count };
  }

  /** With everything the owner sees. @returns undefined when there is none of that id */
  async find(id: string): Promise<AdminPayment | undefined> {
    const [payment] = await this.db.rows<AdminPayment>(`SELECT ${DETAILS} FROM payments WHERE id = $1`, [id]);
    return payment;
  }

  private async idsOf(filter: PaymentFilter, page: number, limit: number): Promise<Ids> {
    const { status, search, flagged, refundAsked, toCall, startDate, endDate } = filter;
    if (search) return this.searched(filter, rowsBefore(page, limit), limit);
    if (status || flagged || refundAsked || toCall)
      return this.filtered(filter, rowsBefore(page, limit), limit);
    const found = await this.pages.page({ from: startDate, to: endDate }, page, limit);
    return { ...found, totalIsExact: true };
  }

  private async filtered(filter: PaymentFilter, skip: number, limit: number): Promise<Ids> {
    const { where, parameters } = paymentConditions(filter);
    const [count, rows] = await Promise.all([
      countRows(this.db, 'payments', where, parameters),
      this.db.rows<{ id: string }>(
        `SELECT id FROM payments ${where} ${NEWEST} LIMIT ${limit} OFFSET ${skip}`,
        parameters,
      ),
    ]);
    return { ...count, ids: rows.map(({ id }) => id) };
  }

  /**
   * Two ways: the trigram index finds few matches fast and many slowly, the newest rows show many
   * matches fast and few never. The planner knows which it will be; left to choose by itself it would
   * read the whole table for a rare name that its statistics take for a common one.
   */
  private async searched(filter: PaymentFilter, skip: number, limit: number): Promise<Ids> {
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
      if (skip > 0 && expected > COUNTED_ROWS) throw platformError('PAGE_TOO_DEEP');
    }
    const { where, parameters } = paymentConditions(filter);
    const [row] = await this.db.rows<{ ids: string[]; total: number }>(
      `WITH found AS MATERIALIZED (SELECT id, created_at FROM payments ${where})
       SELECT (SELECT count(*)::int FROM found) AS total,
              ARRAY(SELECT id FROM found ${NEWEST} LIMIT ${limit} OFFSET ${skip}) AS ids`,
      parameters,
    );
    return { ids: row?.ids ?? [], total: row?.total ?? 0, totalIsExact: true };
  }

  /** Empty or short of a page: not enough of them are among the newest. */
  private async amongNewest(
    { search, ...rest }: PaymentFilter,
    skip: number,
    limit: number,
  ): Promise<string[]> {
    const window = paymentConditions(rest);
    const match = paymentConditions({ search }, window.parameters.length);
    const walk = Math.min(MAX_WALKED_ROWS, (skip + limit) * ROWS_PER_MATCH);
    const rows = await this.db.rows<{ id: string }>(
      `SELECT id FROM (SELECT * FROM payments ${window.where} ${NEWEST} LIMIT ${walk}) AS newest
        ${match.where} ${NEWEST} LIMIT ${limit} OFFSET ${skip}`,
      [...window.parameters, ...match.parameters],
    );
    return rows.map(({ id }) => id);
  }
}
