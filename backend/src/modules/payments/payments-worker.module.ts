import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookProcessor } from './razorpay-webhook.processor.ts';
import { Reconciler } from './reconciler.ts';

/** Worker side of payments: webhook events and reconciliation. */
@Module({ imports: [PaymentsCoreModule], providers: [RazorpayWebhookProcessor, Reconciler] })
export class PaymentsWorkerModule {}
