import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type PaymentFile, Receipts } from '../../accounting/documents/payment-documents.api.ts';
import type { TaxDocument } from '../../accounting/tax/tax-document.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { RefundRequestsRepository } from '../refund-requests/refund-requests.repository.ts';
import { TaxDocumentsRepository } from '../../accounting/tax/tax-documents.repository.ts';
import { type OwnPurchase, OwnPurchasesRepository } from './own-purchases.repository.ts';

export interface OwnPurchaseWithPapers extends OwnPurchase {
  /** The invoice first; none of a buddy's half. */
  taxDocuments: TaxDocument[];
}

@Injectable()
export class OwnPurchasesService {
  constructor(
    private readonly purchases: OwnPurchasesRepository,
    private readonly requests: RefundRequestsRepository,
    private readonly taxDocuments: TaxDocumentsRepository,
    private readonly documents: Receipts,
  ) {}

  /** By the account, not by its address: what was claimed once stays. */
  async of({ userId }: Actor): Promise<OwnPurchaseWithPapers[]> {
    const purchases = await this.purchases.of(userId);
    const paid = purchases.filter(({ half }) => half === 'buyer').map(({ id }) => id);
    const [requests, documents] = await Promise.all([
      this.requests.newestOf(paid),
      this.taxDocuments.ofPayments(paid),
    ]);
    const papers = Map.groupBy(documents, ({ paymentId }) => paymentId);
    return purchases.map((purchase) => ({
      ...purchase,
      refundRequest: requests.get(purchase.id),
      taxDocuments: papers.get(purchase.id) ?? [],
    }));
  }

  /** @throws UNKNOWN_PAYMENT for anybody else's and for a buddy's half, RECEIPT_UNAVAILABLE */
  async receipt(paymentId: string, { userId }: Actor): Promise<PaymentFile> {
    if (!(await this.purchases.isPaidBy(userId, paymentId))) throw paymentError('UNKNOWN_PAYMENT');
    return this.documents.of(paymentId);
  }

  /** @throws UNKNOWN_PAYMENT as `receipt`, NO_CREDIT_NOTE, RECEIPT_UNAVAILABLE */
  async creditNote(paymentId: string, refundId: string, { userId }: Actor): Promise<PaymentFile> {
    if (!(await this.purchases.isPaidBy(userId, paymentId))) throw paymentError('UNKNOWN_PAYMENT');
    return this.documents.creditNote(paymentId, refundId);
  }
}
