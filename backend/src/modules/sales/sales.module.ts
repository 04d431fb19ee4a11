import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly.ts';
import { AccountingModule } from '../accounting/accounting.module.ts';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.service.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import { ProgramsModule } from '../programs/programs.module.ts';
import { Buyers } from './buyers.service.ts';
import { BuyerMails } from './notifications/buyer-mails.ts';
import { OwnerDigest } from './notifications/owner-digest.ts';
import { OwnerMailsController } from './notifications/owner-mails.controller.ts';
import { OwnerMails } from './notifications/owner-mails.service.ts';
import { PurchaseMails, RefundMails } from './notifications/purchase-mails.processor.ts';
import {
  AdminPaymentsController,
  AdminRequestsController,
  PaymentNotesController,
  PaymentExportController,
} from './payments/admin-payments.controller.ts';
import { AdminPaymentsService } from './payments/admin-payments.service.ts';
import { AfterSale } from './payments/after-sale.service.ts';
import { FlagsService } from './payments/flags.service.ts';
import { PaymentExportService } from './payments/payment-export.service.ts';
import { PaymentFigures } from './payments/payment-figures.service.ts';
import { BuddyAddress } from './purchases/buddy-address.service.ts';
import { OwnPurchasesController } from './purchases/own-purchases.controller.ts';
import { OwnPurchases } from './purchases/own-purchases.service.ts';
import { RefundRequests } from './refund-requests/refund-requests.service.ts';

const providers = [BuyerMails, OwnerMails, PurchaseLinks];

@Module({
  imports: [PaymentsModule, AccountingModule, ProgramsModule],
  controllers: [
    AdminPaymentsController,
    PaymentExportController,
    OwnPurchasesController,
    AdminRequestsController,
    PaymentNotesController,
    OwnerMailsController,
  ],
  providers: [
    ...providers,
    AdminPaymentsService,
    FlagsService,
    AfterSale,
    PaymentExportService,
    PaymentFigures,
    Buyers,
    OwnPurchases,
    BuddyAddress,
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
