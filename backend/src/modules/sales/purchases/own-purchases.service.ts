import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { PaymentDocuments, type PaymentFile } from '../../accounting/documents/payment-documents.service.ts';
import type { TaxDocument } from '../../accounting/tax/tax-document.entity.ts';
import { TaxDocuments } from '../../accounting/tax/tax-documents.service.ts';
import { offeringLabel } from '../../payments/payment.domain.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { refundedPaise } from '../../payments/payments.repository.ts';
import { ProgramsRepository } from '../../programs/programs.repository.ts';
import type { RefundRequest } from '../refund-requests/refund-request.entity.ts';
import { RefundRequests } from '../refund-requests/refund-requests.service.ts';

/** Columns for buyer and buddy, then for the buyer only. */
const PROGRAM = `id, kind_name AS "kindName", duration, coalesce(completed_at, created_at) AS "boughtAt",
  (SELECT called_at FROM programs WHERE payment_id = mine.id AND half = mine.half) AS "contactedAt",
  (SELECT assessed_at FROM programs WHERE payment_id = mine.id AND half = mine.half) AS "assessedAt", renews_id IS NOT NULL AS renewal, test`;
const PAID = `least(amount_paise, captured_paise) AS amount, discount_paise AS discount, offer_name AS offer, receipt_number AS "receiptNumber",
  ${refundedPaise('mine')} AS "amountRefunded", ${refundedPaise('mine', 'pending')} AS "amountRefunding"`;

interface Purchase extends Pick<PaymentEntity, 'id' | 'kindName' | 'duration' | 'test' | 'receiptNumber'> {
  /** Name of the buyer or of the buddy. */
  half: 'buyer' | 'buddy';
  boughtAt: Date;
  /** When staff marked the first call, and the assessment, as done. */
  contactedAt: Date | null;
  assessedAt: Date | null;
  renewal: boolean;
  /** Paid paise: less than the price after a smaller accepted capture (pay-45). */
  amount: number;
  /** Paise reduced by a code or sale, refunded, and pending refunds. */
  discount: number;
  amountRefunded: number;
  amountRefunding: number;
  offer: string | null;
}

/** Maximum per account. */
const SHOWN = 100;

const halfOf = (owner: string, name: Purchase['half']) =>
  `(SELECT '${name}' AS half, payments.* FROM payments WHERE ${owner} = $1 AND status = 'completed' ORDER BY created_at DESC, id DESC LIMIT ${SHOWN})`;

/** Purchases of an account. By account, not address: claimed ones stay. */
@Injectable()
export class OwnPurchases {
  constructor(
    private readonly db: UnitOfWork,
    private readonly requests: RefundRequests,
    private readonly taxDocuments: TaxDocuments,
    private readonly documents: PaymentDocuments,
    private readonly programs: ProgramsRepository,
  ) {}

  /** Newest first. */
  async list({ userId }: Actor) {
    const purchases = await this.db.rows<Purchase>(
      `SELECT half, ${PROGRAM}, ${PAID}
         FROM (${halfOf('owner_id', 'buyer')} UNION ALL ${halfOf('buddy_owner_id', 'buddy')}) AS mine
        ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`,
      [userId],
    );
    const paid = purchases.filter(({ half }) => half === 'buyer').map(({ id }) => id);
    const [requests, documents, buddies] = await Promise.all([
      this.requests.ofPayments(paid),
      this.taxDocuments.findByPayments(paid),
      this.programs.buddiesOf(paid),
    ]);
    const newest = new Map(requests.map((request) => [request.paymentId, request]));
    const taxDocuments = Map.groupBy(documents, ({ paymentId }) => paymentId);
    return purchases.map((purchase) =>
      purchase.half === 'buyer'
        ? {
            ...program(purchase),
            ...paidHalf(purchase, newest.get(purchase.id), taxDocuments.get(purchase.id) ?? []),
            buddy: buddies.find(({ paymentId }) => paymentId === purchase.id) ?? null,
          }
        : { ...program(purchase), half: 'buddy' as const },
    );
  }

  /** @throws UNKNOWN_PAYMENT for others' and a buddy's half, RECEIPT_UNAVAILABLE */
  async receipt(paymentId: string, actor: Actor): Promise<PaymentFile> {
    await this.refuseOthers(paymentId, actor);
    return this.documents.receipt(paymentId);
  }

  /** @throws UNKNOWN_PAYMENT as `receipt`, NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
  async creditNote(paymentId: string, refundId: string, actor: Actor): Promise<PaymentFile> {
    await this.refuseOthers(paymentId, actor);
    return this.documents.creditNote(paymentId, refundId);
  }

  private async refuseOthers(id: string, { userId: ownerId }: Actor): Promise<void> {
    const isOwn = await this.db.manager.existsBy(PaymentEntity, { id, ownerId, status: 'completed' });
    if (!isOwn) throw paymentError('UNKNOWN_PAYMENT');
  }
}

/** By field: a buddy sees nothing of the buyer and the payment. */
function program(purchase: Purchase) {
  const { id, duration, boughtAt, contactedAt, assessedAt, renewal, test } = purchase;
  const refunded = purchase.amountRefunded >= purchase.amount;
  return {
    _id: id,
    item: offeringLabel(purchase),
    duration,
    boughtAt,
    contactedAt,
    assessedAt,
    renewal,
    refunded,
    test,
  };
}

function paidHalf(purchase: Purchase, request: RefundRequest | undefined, taxDocuments: TaxDocument[]) {
  return {
    ...purchase,
    half: 'buyer' as const,
    invoiceNumber: taxDocuments.find(({ kind }) => kind === 'invoice')?.number ?? null,
    creditNotes: taxDocuments.flatMap(({ refundId, number, totalPaise: amount }) =>
      refundId ? [{ refundId, number, amount }] : [],
    ),
    refundRequest: request ?? null,
  };
}
