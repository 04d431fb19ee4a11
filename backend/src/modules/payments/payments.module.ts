import { Module } from '@nestjs/common';
import { MailAdminModule } from '../../platform/mail/mail-admin.module.ts';
import { AdminPaymentsController } from './admin-payments.controller.ts';
import { AdminPaymentsRepository } from './admin-payments.repository.ts';
import { AdminPaymentsService } from './admin-payments.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { FlagsService } from './flags.service.ts';
import { OrdersService } from './orders.service.ts';
import { PaymentExportController } from './payment-export.controller.ts';
import { PaymentExportRepository } from './payment-export.repository.ts';
import { PaymentExportService } from './payment-export.service.ts';
import { PaymentFigures } from './payment-figures.api.ts';
import { PaymentHistoryRepository } from './payment-history.repository.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookController } from './razorpay-webhook.controller.ts';
import { ReceiptsService } from './receipts.service.ts';
import { RefundsService } from './refunds.service.ts';
import { WebhookInboxService } from './webhook-inbox.service.ts';

/** HTTP side of payments. */
@Module({
  imports: [PaymentsCoreModule, MailAdminModule],
  controllers: [
    PaymentsController,
    RazorpayWebhookController,
    AdminPaymentsController,
    PaymentExportController,
  ],
  providers: [
    OrdersService,
    CheckoutService,
    WebhookInboxService,
    AdminPaymentsService,
    AdminPaymentsRepository,
    PaymentHistoryRepository,
    RefundsService,
    ReceiptsService,
    FlagsService,
    PaymentExportService,
    PaymentExportRepository,
    PaymentFigures,
  ],
  exports: [PaymentFigures],
})
export class PaymentsModule {}
