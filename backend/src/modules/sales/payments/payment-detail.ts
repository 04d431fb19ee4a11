import type { AdminPayment } from './admin-payments.repository.ts';
import type { NoteRecord } from '../marks/payment-notes.repository.ts';
import type { RefundRequestRecord } from '../refund-requests/refund-request.ts';
import type { TaxDocument } from '../../accounting/tax/tax-document.ts';
import type { RefundRecord } from '../../payments/core/refund.ts';
import type { DisputeRecord } from '../../payments/disputes/disputes.repository.ts';
import type { FlagRecord } from '../../payments/capture/payment-flags.repository.ts';
import type { History } from './timeline.domain.ts';

export interface ReceiptState {
  status: 'none' | 'queued' | 'sent' | 'failed';
  sentAt: Date | null;
  error: string | null;
}

/** One payment with all that happened to it. */
export interface PaymentDetail extends History {
  payment: AdminPayment;
  refunds: RefundRecord[];
  flags: FlagRecord[];
  disputes: DisputeRecord[];
  refundRequests: RefundRequestRecord[];
  notes: NoteRecord[];
  /** The invoice first. */
  taxDocuments: TaxDocument[];
  /** Of the newest receipt mail. */
  receipt: ReceiptState;
  /** Paise. */
  refundable: number;
  /** Paise that the buyer's bank holds in disputes that are not decided. */
  held: number;
}
