import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly.ts';
import { MediaModule, MediaWorkerModule } from '../media/media.module.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import { CurrentBusinessModule } from '../site/business/business.module.ts';
import { DocumentAttachments } from './documents/document-attachments.ts';
import { PaymentDocuments } from './documents/payment-documents.service.ts';
import { NightlyPayouts, PayoutFetcher } from './payouts/payout-fetching.ts';
import { SettlementsController } from './payouts/payouts.controller.ts';
import { PayoutsRepository } from './payouts/payouts.repository.ts';
import { PayoutsService } from './payouts/payouts.service.ts';
import { ReportController } from './reports/report.controller.ts';
import { ReportRepository } from './reports/report.repository.ts';
import { ReportService } from './reports/report.service.ts';

const providers = [PaymentDocuments, PayoutFetcher, PayoutsRepository];

@Module({
  imports: [CurrentBusinessModule, MediaModule, PaymentsModule],
  controllers: [ReportController, SettlementsController],
  providers: [...providers, ReportService, ReportRepository, PayoutsService],
  exports: [PaymentDocuments],
})
export class AccountingModule {}

/** Documents attached to mails, and the nightly fetch of Razorpay's payouts. */
@Module({
  imports: [CurrentBusinessModule, MediaWorkerModule, PaymentsWorkerModule],
  providers: [...providers, DocumentAttachments, NightlyPayouts, NightlyRuns],
  exports: [PaymentDocuments],
})
export class AccountingWorkerModule {}
