import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/database/page.ts';
import { MailList, type MailOutcome } from '../../mails/mail-list.api.ts';
import { AdminPaymentsRepository, type PaymentListItem } from './admin-payments.repository.ts';
import type { PaymentDetail, ReceiptState } from './payment-detail.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { PaymentFlagsRepository } from '../../payments/capture/payment-flags.repository.ts';
import { PaymentHistoryRepository } from './payment-history.repository.ts';
import { PaymentNotesRepository } from '../marks/payment-notes.repository.ts';
import { RefundRequestsRepository } from '../refund-requests/refund-requests.repository.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { mostRefundable } from '../../payments/core/refund.ts';
import { TaxDocumentsRepository } from '../../accounting/tax/tax-documents.repository.ts';
import { DisputesRepository } from '../../payments/disputes/disputes.repository.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';

/** What the owner sees of payments. */
@Injectable()
export class AdminPaymentsService {
  constructor(
    private readonly payments: AdminPaymentsRepository,
    private readonly history: PaymentHistoryRepository,
    private readonly refunds: RefundsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly requests: RefundRequestsRepository,
    private readonly notes: PaymentNotesRepository,
    private readonly taxDocuments: TaxDocumentsRepository,
    private readonly disputes: DisputesRepository,
    private readonly mails: MailList,
  ) {}

  /** One page, newest first. @throws PAGE_TOO_DEEP */
  list(filter: PaymentFilter, page: number, limit: number): Promise<Page<PaymentListItem>> {
    return this.payments.list(filter, page, limit);
  }

  /** @throws UNKNOWN_PAYMENT */
  async detail(id: string): Promise<PaymentDetail> {
    const payment = await this.payments.find(id);
    if (!payment) throw paymentError('UNKNOWN_PAYMENT');
    const [
      transitions,
      webhooks,
      flags,
      refunds,
      receipts,
      refundRequests,
      notes,
      taxDocuments,
      disputes,
      taken,
    ] = await Promise.all([
      this.history.transitions(id),
      payment.razorpayOrderId ? this.history.webhooks(payment.razorpayOrderId) : [],
      this.flags.ofPayment(id),
      this.refunds.ofPayment(id),
      this.mails.about('receipt', id),
      this.requests.ofPayment(id),
      this.notes.ofPayment(id),
      this.taxDocuments.ofPayment(id),
      this.disputes.ofPayment(id),
      this.refunds.takenFrom(id, payment.razorpayPaymentId),
    ]);
    const most = mostRefundable({ amountPaise: payment.amount, capturedPaise: payment.captured });
    const refundable = payment.status === 'completed' ? Math.max(0, most - taken.backPaise) : 0;
    const receipt = stateOf(receipts.at(-1));
    return {
      payment,
      transitions,
      webhooks,
      flags,
      refunds,
      refundRequests,
      notes,
      taxDocuments,
      disputes,
      receipts,
      refundable,
      held: taken.heldPaise,
      receipt,
    };
  }
}

function stateOf(mail: MailOutcome | undefined): ReceiptState {
  if (!mail) return { status: 'none', sentAt: null, error: null };
  const { status, sentAt, error } = mail;
  return { status, sentAt, error };
}
