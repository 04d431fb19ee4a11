import type { z } from 'zod';
import type { RefundRequestRecord } from './refund-request.ts';
import type { adminRequestView, requestView } from './refund-requests.dto.ts';

export function presentRequest(request: RefundRequestRecord): z.input<typeof requestView> {
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

export function presentRequestToOwner(request: RefundRequestRecord): z.input<typeof adminRequestView> {
  const { overdue, answeredBy } = request;
  return { ...presentRequest(request), overdue, answeredBy };
}
