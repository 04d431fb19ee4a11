import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly/nightly-runs.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import { CurrentBusinessModule } from '../site/business/business.module.ts';
import { PaperMaker } from './documents/paper-maker.ts';
import { PaymentDocuments } from './documents/payment-documents.api.ts';
import { PaymentDocumentsRepository } from './documents/payment-documents.repository.ts';
import { ReceiptAttachment } from './documents/receipt-attachment.ts';
import { NightlyPayouts, PayoutFetcher } from './payouts/payout-fetching.ts';
import { PayoutsRepository } from './payouts/payouts.repository.ts';
import { PayoutsService } from './payouts/payouts.service.ts';
import { SettlementsController } from './payouts/payouts.controller.ts';
import { ReportController } from './reports/report.controller.ts';
import { ReportRepository } from './reports/report.repository.ts';
import { ReportService } from './reports/report.service.ts';

const providers = [
  PaymentDocuments,
  PaymentDocumentsRepository,
  PaperMaker,
  PayoutFetcher,
  PayoutsRepository,
];

@Module({
  imports: [CurrentBusinessModule, PaymentsModule],
  controllers: [ReportController, SettlementsController],
  providers: [...providers, ReportService, ReportRepository, PayoutsService],
  exports: [PaymentDocuments],
})
export class AccountingModule {}

/** Papers that mails carry, and the nightly look at Razorpay's payouts. */
@Module({
  imports: [CurrentBusinessModule, PaymentsWorkerModule],
  providers: [...providers, ReceiptAttachment, NightlyPayouts, NightlyRuns],
  exports: [PaymentDocuments],
})
export class AccountingWorkerModule {}
