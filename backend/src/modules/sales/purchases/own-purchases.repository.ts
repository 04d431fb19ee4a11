import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { RefundRequestRecord } from '../refund-requests/refund-request.ts';
import { refundsOfSale } from '../../payments/core/payments.repository.ts';

/** What somebody bought, or was bought as somebody's buddy. */
export interface OwnPurchase {
  id: string;
  /** That of who paid, or the buddy's, who learns nothing of the payment. */
  half: 'buyer' | 'buddy';
  kindName: string;
  /** Months. */
  duration: number;
  completedAt: Date;
  /** When staff marked the first call, and the assessment. */
  calledAt: Date | null;
  assessedAt: Date | null;
  /** Paise, as is what a code or a sale took off, what went back, and what is on its way back. */
  amountPaise: number;
  discountPaise: number;
  refundedPaise: number;
  refundPendingPaise: number;
  offerName: string | null;
  receiptNumber: string | null;
  /** Their newest, open or not. */
  refundRequest?: RefundRequestRecord | undefined;
  /** Made with a test key: no money moved. */
  test: boolean;
}

/** Of one account that are shown. */
const SHOWN = 100;

const half = (owner: string, name: OwnPurchase['half']) =>
  `(SELECT '${name}' AS half, payments.* FROM payments WHERE ${owner} = $1 AND status = 'completed' ORDER BY created_at DESC, id DESC LIMIT ${SHOWN})`;

const refunds = (status: string) => `(SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
          WHERE ${refundsOfSale('mine')} AND r.status = '${status}')`;

@Injectable()
export class OwnPurchasesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. */
  of(userId: string): Promise<OwnPurchase[]> {
    return this.db.rows<OwnPurchase>(
      `SELECT id, half, kind_name AS "kindName", duration, coalesce(completed_at, created_at) AS "completedAt",
              called_at AS "calledAt", assessed_at AS "assessedAt",
              amount_paise AS "amountPaise", discount_paise AS "discountPaise", offer_name AS "offerName",
              receipt_number AS "receiptNumber", test,
              ${refunds('processed')} AS "refundedPaise", ${refunds('pending')} AS "refundPendingPaise"
         FROM (${half('owner_id', 'buyer')} UNION ALL ${half('buddy_owner_id', 'buddy')}) AS mine
        ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`,
      [userId],
    );
  }

  /** Whether somebody's own, the buyer's half, is paid. */
  async isPaidBy(userId: string, paymentId: string): Promise<boolean> {
    const rows = await this.db.rows(
      `SELECT 1 FROM payments WHERE id = $1 AND owner_id = $2 AND status = 'completed'`,
      [paymentId, userId],
    );
    return rows.length > 0;
  }
}
