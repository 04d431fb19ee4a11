import { Module } from '@nestjs/common';
import { PaymentMetrics } from './payment.metrics.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookProcessor } from './razorpay-webhook.processor.ts';
import { RefundReconciler } from './refund-reconciler.ts';
import { Reconciler } from './reconciler.ts';

/** Worker side of payments: webhook events, and what Razorpay must be asked. */
@Module({
  imports: [PaymentsCoreModule],
  providers: [RazorpayWebhookProcessor, Reconciler, RefundReconciler, PaymentMetrics],
})
export class PaymentsWorkerModule {}
