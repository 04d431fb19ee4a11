import type { z } from 'zod';
import type {
  adminPaymentsView,
  disputeView,
  flagView,
  markView,
  noteView,
  paymentDetailView,
  refundView,
} from './admin-payments.dto.ts';
import type { PaymentListItem } from './admin-payments.repository.ts';
import type { FlagRecord } from '../settlement/payment-flags.repository.ts';
import type { DisputeRecord } from '../disputes/disputes.repository.ts';
import { codeInWords } from '../core/dispute.domain.ts';
import type { PaymentDetail } from './payment-detail.ts';
import type { NoteRecord } from '../marks/payment-notes.repository.ts';
import { presentRequestToOwner } from '../requests/refund-requests.presenter.ts';
import { describeFlag } from '../core/payment-flag.domain.ts';
import type { TaxDocument } from '../core/tax-document.ts';
import type { RefundRecord } from '../core/refund.ts';
import { timelineOf } from './timeline.domain.ts';

type Detail = z.input<typeof paymentDetailView>;
type ListItem = z.input<typeof adminPaymentsView>['payments'][number];

const time = (date: Date | null) => date?.toISOString() ?? null;

export function presentListItem(item: PaymentListItem): ListItem {
  return { ...item, createdAt: item.createdAt.toISOString() };
}

export function presentRefund(refund: RefundRecord): z.input<typeof refundView> {
  const { id, amountPaise, currency, reason, status, createdAt, processedAt, requestedBy, error } = refund;
  return {
    _id: id,
    amount: amountPaise,
    currency,
    razorpayPaymentId: refund.razorpayPaymentId,
    reason,
    status,
    createdAt: createdAt.toISOString(),
    processedAt: time(processedAt),
    by: requestedBy,
    error,
  };
}

export function presentFlag(flag: FlagRecord): z.input<typeof flagView> {
  return {
    _id: flag.id,
    kind: flag.kind,
    ...describeFlag(flag, flag.orderedPaise),
    amount: flag.amountPaise,
    currency: flag.currency,
    razorpayPaymentId: flag.razorpayId,
    held: flag.heldPaise,
    createdAt: flag.createdAt.toISOString(),
    resolvedAt: time(flag.resolvedAt),
    resolvedBy: flag.resolvedBy,
    note: flag.note,
  };
}

function presentDispute(dispute: DisputeRecord): z.input<typeof disputeView> {
  return {
    _id: dispute.id,
    disputeId: dispute.razorpayDisputeId,
    amount: dispute.amountPaise,
    deducted: dispute.deductedPaise,
    reason: dispute.reason,
    phase: codeInWords(dispute.phase),
    status: dispute.status,
    respondBy: time(dispute.respondBy),
    raisedAt: dispute.raisedAt.toISOString(),
    endedAt: time(dispute.endedAt),
  };
}

export function presentMark(mark: { at: Date | string; by: string } | null): z.input<typeof markView> {
  return mark && { at: new Date(mark.at).toISOString(), by: mark.by };
}

export function presentNote(note: NoteRecord, userId: string): z.input<typeof noteView> {
  const { id, text, author, authorId, createdAt } = note;
  return { _id: id, text, by: author, createdAt: createdAt.toISOString(), own: authorId === userId };
}

function presentTaxDocument(document: TaxDocument): Detail['taxDocuments'][number] {
  const { kind, number, refundId, issuedAt, placeOfSupply, sac, ratePercent } = document;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = document;
  return {
    kind,
    number,
    refundId,
    issuedAt: issuedAt.toISOString(),
    placeOfSupply,
    sac,
    ratePercent,
    taxable: taxablePaise,
    cgst: cgstPaise,
    sgst: sgstPaise,
    igst: igstPaise,
    total: totalPaise,
  };
}

/** @param userId of who asks */
export function presentDetail(detail: PaymentDetail, userId: string): Detail {
  const { payment, refunds, flags, refundRequests, notes, receipt, refundable, taxDocuments, disputes } =
    detail;
  return {
    ...presentListItem(payment),
    // The flags were read a moment after the payment, and may have been raised in between.
    flagged: flags.some(({ resolvedAt }) => resolvedAt === null),
    age: payment.age,
    gender: payment.gender,
    buddy: payment.buddy,
    priceList: payment.priceList,
    currency: payment.currency,
    captured: payment.captured,
    razorpayPaymentId: payment.razorpayPaymentId,
    receiptNumber: payment.receiptNumber,
    completedAt: time(payment.completedAt),
    terms: payment.terms,
    timeline: timelineOf(detail).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
    billing: payment.billing,
    taxDocuments: taxDocuments.map(presentTaxDocument),
    refunds: refunds.map(presentRefund),
    refundable,
    held: detail.held,
    flags: flags.map(presentFlag),
    disputes: disputes.map(presentDispute),
    refundRequests: refundRequests.map(presentRequestToOwner),
    called: presentMark(payment.called),
    assessed: presentMark(payment.assessed),
    personId: payment.personId,
    notes: notes.map((note) => presentNote(note, userId)),
    receipt: { ...receipt, sentAt: time(receipt.sentAt) },
  };
}
