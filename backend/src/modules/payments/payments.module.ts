import { Module } from '@nestjs/common';
import { TaxDocuments } from '../accounting/tax/tax-documents.service.ts';
import { CatalogueModule, CatalogueWorkerModule } from '../catalogue/catalogue.module.ts';
import { CaptureService } from './capture/capture.service.ts';
import { Grants } from './capture/grants.service.ts';
import { OwnerNotices } from './capture/owner-notices.ts';
import { PaymentFlagsRepository } from './capture/payment-flags.repository.ts';
import { CheckSchedule } from './check-schedule.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { OrderPlacement } from './checkout/order-placement.ts';
import { OrdersRepository } from './checkout/orders.repository.ts';
import { OrdersService } from './checkout/orders.service.ts';
import { PaymentsController } from './checkout/payments.controller.ts';
import { Disputes } from './disputes/disputes.service.ts';
import { PaymentMetrics } from './payment.metrics.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentFetcher } from './razorpay/payment-fetcher.ts';
import { RazorpayLink } from './razorpay/razorpay-link.service.ts';
import { RazorpayGateway } from './razorpay/razorpay.gateway.ts';
import { Reconciler, RefundReconciler } from './reconciler.ts';
import { RefundTransitions } from './refunds/refund-transitions.service.ts';
import { RefundsRepository } from './refunds/refunds.repository.ts';
import { RefundsService } from './refunds/refunds.service.ts';
import { RazorpayWebhookController } from './webhooks/razorpay-webhook.controller.ts';
import { RazorpayWebhookProcessor } from './webhooks/razorpay-webhook.processor.ts';
import { WebhookInbox } from './webhooks/webhook-inbox.service.ts';

const providers = [
  RazorpayGateway,
  PaymentFetcher,
  CaptureService,
  Grants,
  PaymentsRepository,
  PaymentFlagsRepository,
  OwnerNotices,
  CheckSchedule,
  WebhookInbox,
  RefundsRepository,
  RefundTransitions,
  RefundsService,
  TaxDocuments,
];

@Module({
  imports: [CatalogueModule],
  controllers: [PaymentsController, RazorpayWebhookController],
  providers: [...providers, OrdersService, OrderPlacement, OrdersRepository, CheckoutService, RazorpayLink],
  exports: [...providers, OrdersService, RazorpayLink],
})
export class PaymentsModule {}

/** Worker process: webhook events and the reconciler. */
@Module({
  imports: [CatalogueWorkerModule],
  providers: [...providers, RazorpayWebhookProcessor, Disputes, Reconciler, RefundReconciler, PaymentMetrics],
  exports: providers,
})
export class PaymentsWorkerModule {}
