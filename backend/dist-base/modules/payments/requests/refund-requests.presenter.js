export function presentRequest(request) {
    const { id, reason, askedAt, dueAt, outcome, closedAt, answer, refundPaise, refundStatus } = request;
    return {
        _id: id,
        reason,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        outcome,
        closedAt: closedAt?.toISOString() ?? null,
        answer,
        amount: refundPaise,
        refundStatus,
    };
}
export function presentRequestToOwner(request) {
    const { overdue, answeredBy } = request;
    return { ...presentRequest(request), overdue, answeredBy };
}
//# sourceMappingURL=refund-requests.presenter.js.map