import { Module } from '@nestjs/common';
import { PaymentMetrics } from './payment.metrics.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookProcessor } from './settlement/razorpay-webhook.processor.ts';
import { RefundReconciler } from './refunds/refund-reconciler.ts';
import { Reconciler } from './settlement/reconciler.ts';

/** Worker side of payments: webhook events, and what Razorpay must be asked. */
@Module({
  imports: [PaymentsCoreModule],
  providers: [RazorpayWebhookProcessor, Reconciler, RefundReconciler, PaymentMetrics],
})
export class PaymentsWorkerModule {}
