import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly.ts';
import { AccountingModule } from '../accounting/accounting.module.ts';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.service.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import { Buyers } from './buyers.service.ts';
import { BuyerMails } from './notifications/buyer-mails.ts';
import { OwnerDigest } from './notifications/owner-digest.ts';
import { OwnerMailsController } from './notifications/owner-mails.controller.ts';
import { OwnerMails } from './notifications/owner-mails.service.ts';
import { PurchaseMails, RefundMails } from './notifications/purchase-mails.processor.ts';
import {
  AdminPaymentsController,
  AdminRequestsController,
  FollowUpController,
  PaymentExportController,
} from './payments/admin-payments.controller.ts';
import { AdminPaymentsService } from './payments/admin-payments.service.ts';
import { FlagsService } from './payments/flags.service.ts';
import { FollowUp } from './payments/follow-up.service.ts';
import { PaymentExportService } from './payments/payment-export.service.ts';
import { PaymentFigures } from './payments/payment-figures.service.ts';
import { OwnPurchasesController } from './purchases/own-purchases.controller.ts';
import { OwnPurchases } from './purchases/own-purchases.service.ts';
import { RefundRequests } from './refund-requests/refund-requests.service.ts';

const providers = [BuyerMails, OwnerMails, PurchaseLinks];

@Module({
  imports: [PaymentsModule, AccountingModule],
  controllers: [
    AdminPaymentsController,
    PaymentExportController,
    OwnPurchasesController,
    AdminRequestsController,
    FollowUpController,
    OwnerMailsController,
  ],
  providers: [
    ...providers,
    AdminPaymentsService,
    FlagsService,
    FollowUp,
    PaymentExportService,
    PaymentFigures,
    Buyers,
    OwnPurchases,
    RefundRequests,
  ],
  exports: [PaymentFigures, Buyers],
})
export class SalesModule {}

/** Worker process: mails after payments and refunds, and the daily digest. */
@Module({
  imports: [PaymentsWorkerModule],
  providers: [...providers, PurchaseMails, RefundMails, OwnerDigest, NightlyRuns],
})
export class SalesWorkerModule {}
