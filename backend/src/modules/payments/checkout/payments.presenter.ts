import type { z } from 'zod';
import type { paymentStatusView } from './payments.dto.ts';
import type { BuyersPayment } from './checkout.service.ts';

type StatusView = z.input<typeof paymentStatusView>;

/** What the buyer may know, field by field: nothing of a payment leaves by being forgotten here. */
export function presentStatus(payment: BuyersPayment): StatusView {
  return {
    status: payment.status,
    priceList: payment.priceList,
    trainingType: payment.trainingType,
    kindName: payment.kindName,
    duration: payment.duration,
    amount: payment.amountPaise,
    discount: payment.discountPaise,
    offer: payment.offerName,
    currency: payment.currency,
    orderId: payment.razorpayOrderId,
    paymentId: payment.razorpayPaymentId,
    email: payment.email,
    createdAt: payment.createdAt,
    completedAt: payment.completedAt,
    refunded: payment.refunded,
    received: payment.received,
  };
}
