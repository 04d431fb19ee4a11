import { codeInWords } from '../core/dispute.domain.js';
import { presentRequestToOwner } from '../requests/refund-requests.presenter.js';
import { describeFlag } from '../core/payment-flag.domain.js';
import { timelineOf } from './timeline.domain.js';
const time = (date) => date?.toISOString() ?? null;
export function presentListItem(item) {
    return { ...item, createdAt: item.createdAt.toISOString() };
}
export function presentRefund(refund) {
    const { id, amountPaise, reason, status, createdAt, processedAt, requestedBy, error } = refund;
    return {
        _id: id,
        amount: amountPaise,
        reason,
        status,
        createdAt: createdAt.toISOString(),
        processedAt: time(processedAt),
        by: requestedBy,
        error,
    };
}
export function presentFlag(flag) {
    return {
        _id: flag.id,
        kind: flag.kind,
        ...describeFlag(flag, flag.orderedPaise),
        createdAt: flag.createdAt.toISOString(),
        resolvedAt: time(flag.resolvedAt),
        resolvedBy: flag.resolvedBy,
        note: flag.note,
    };
}
function presentDispute(dispute) {
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
export function presentMark(mark) {
    return mark && { at: new Date(mark.at).toISOString(), by: mark.by };
}
export function presentNote(note, userId) {
    const { id, text, author, authorId, createdAt } = note;
    return { _id: id, text, by: author, createdAt: createdAt.toISOString(), own: authorId === userId };
}
function presentTaxDocument(document) {
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
export function presentDetail(detail, userId) {
    const { payment, refunds, flags, refundRequests, notes, receipt, refundable, taxDocuments, disputes } = detail;
    return {
        ...presentListItem(payment),
        // The flags were read a moment after the payment, and may have been raised in between.
        flagged: flags.some(({ resolvedAt }) => resolvedAt === null),
        age: payment.age,
        gender: payment.gender,
        buddy: payment.buddy,
        priceList: payment.priceList,
        currency: payment.currency,
        razorpayPaymentId: payment.razorpayPaymentId,
        receiptNumber: payment.receiptNumber,
        completedAt: time(payment.completedAt),
        terms: payment.terms,
        timeline: timelineOf(detail).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
        billing: payment.billing,
        taxDocuments: taxDocuments.map(presentTaxDocument),
        refunds: refunds.map(presentRefund),
        refundable,
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
//# sourceMappingURL=admin-payments.presenter.js.map