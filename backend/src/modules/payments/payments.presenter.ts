import type { z } from 'zod';
import type { PaymentListItem } from './admin-payments.repository.ts';
import type { adminPaymentsView, paymentStatusView } from './payments.dto.ts';
import type { PaymentRecord } from './payments.repository.ts';

type StatusView = z.input<typeof paymentStatusView>;
type ListItem = z.input<typeof adminPaymentsView>['payments'][number];

/** What the buyer may know, field by field: nothing of a payment leaves by being forgotten here. */
export function presentStatus(payment: PaymentRecord): StatusView {
  return {
    status: payment.status,
    trainingType: payment.trainingType,
    duration: payment.duration,
    amount: payment.amountPaise,
    currency: payment.currency,
    orderId: payment.razorpayOrderId,
    paymentId: payment.razorpayPaymentId,
    email: payment.email,
    createdAt: payment.createdAt.toISOString(),
    completedAt: payment.completedAt?.toISOString() ?? null,
  };
}

export function presentListItem(item: PaymentListItem): ListItem {
  return { ...item, createdAt: item.createdAt.toISOString() };
}
