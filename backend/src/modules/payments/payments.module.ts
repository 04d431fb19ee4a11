import { Module } from '@nestjs/common';
import { AdminPaymentsController } from './admin-payments.controller.ts';
import { AdminPaymentsRepository } from './admin-payments.repository.ts';
import { AdminPaymentsService } from './admin-payments.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { OrdersService } from './orders.service.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookController } from './razorpay-webhook.controller.ts';
import { WebhookInboxService } from './webhook-inbox.service.ts';

/** HTTP side of payments. */
@Module({
  imports: [PaymentsCoreModule],
  controllers: [PaymentsController, RazorpayWebhookController, AdminPaymentsController],
  providers: [
    OrdersService,
    CheckoutService,
    WebhookInboxService,
    AdminPaymentsService,
    AdminPaymentsRepository,
  ],
})
export class PaymentsModule {}
