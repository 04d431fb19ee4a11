import type { FlagRecord } from '../../payments/capture/payment-flags.repository.ts';
import { codeInWords } from '../../payments/core/dispute.domain.ts';
import { describeFlag } from '../../payments/core/payment-flag.domain.ts';
import type { RefundRecord } from '../../payments/core/refund.ts';
import type { TaxDocument } from '../../accounting/tax/tax-document.ts';
import type { DisputeRecord } from '../../payments/disputes/disputes.repository.ts';
import type { NoteRecord } from '../marks/payment-notes.repository.ts';
import type { PaymentDetail } from './payment-detail.ts';
import { timelineOf } from './timeline.domain.ts';

export function presentRefund({ amountPaise, requestedBy, ...refund }: RefundRecord) {
  return { ...refund, amount: amountPaise, by: requestedBy };
}

export function presentFlag(flag: FlagRecord) {
  const { amountPaise, razorpayId, heldPaise, orderedPaise } = flag;
  return {
    ...flag,
    ...describeFlag(flag, orderedPaise),
    amount: amountPaise,
    razorpayPaymentId: razorpayId,
    held: heldPaise,
  };
}

function presentDispute({ razorpayDisputeId, amountPaise, deductedPaise, ...dispute }: DisputeRecord) {
  return {
    ...dispute,
    disputeId: razorpayDisputeId,
    amount: amountPaise,
    deducted: deductedPaise,
    phase: codeInWords(dispute.phase),
  };
}

export function presentNote({ author, authorId, ...note }: NoteRecord, userId: string) {
  return { ...note, by: author, own: authorId === userId };
}

function presentTaxDocument(document: TaxDocument) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = document;
  return {
    ...document,
    taxable: taxablePaise,
    cgst: cgstPaise,
    sgst: sgstPaise,
    igst: igstPaise,
    total: totalPaise,
  };
}

/** @param userId of who asks */
export function presentDetail(detail: PaymentDetail, userId: string) {
  const { payment, refunds, flags, notes, taxDocuments, disputes, ...rest } = detail;
  return {
    ...rest,
    ...payment,
    // The flags were read a moment after the payment, and may have been raised in between.
    flagged: flags.some(({ resolvedAt }) => resolvedAt === null),
    timeline: timelineOf(detail),
    taxDocuments: taxDocuments.map(presentTaxDocument),
    refunds: refunds.map(presentRefund),
    flags: flags.map(presentFlag),
    disputes: disputes.map(presentDispute),
    notes: notes.map((note) => presentNote(note, userId)),
  };
}
