import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly/nightly-runs.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import { CurrentBusinessModule } from '../site/business/business.module.ts';
import { PaperMaker } from './documents/paper-maker.ts';
import { PaymentDocuments } from './documents/payment-documents.api.ts';
import { PaymentDocumentsRepository } from './documents/payment-documents.repository.ts';
import { ReceiptAttachment } from './documents/receipt-attachment.ts';
import { NightlySettlements } from './payouts/nightly-settlements.ts';
import { SettlementFetcher } from './payouts/settlement-fetcher.ts';
import { SettlementLinesRepository } from './payouts/settlement-lines.repository.ts';
import { SettlementMonthRepository } from './payouts/settlement-month.repository.ts';
import { SettlementMonths } from './payouts/settlement-month.service.ts';
import { SettlementsController } from './payouts/settlements.controller.ts';
import { ReportController } from './reports/report.controller.ts';
import { ReportRepository } from './reports/report.repository.ts';
import { ReportService } from './reports/report.service.ts';

const providers = [
  PaymentDocuments,
  PaymentDocumentsRepository,
  PaperMaker,
  SettlementFetcher,
  SettlementLinesRepository,
];

@Module({
  imports: [CurrentBusinessModule, PaymentsModule],
  controllers: [ReportController, SettlementsController],
  providers: [...providers, ReportService, ReportRepository, SettlementMonths, SettlementMonthRepository],
  exports: [PaymentDocuments],
})
export class AccountingModule {}

/** Papers that mails carry, and the nightly look at Razorpay's payouts. */
@Module({
  imports: [CurrentBusinessModule, PaymentsWorkerModule],
  providers: [...providers, ReceiptAttachment, NightlySettlements, NightlyRuns],
  exports: [PaymentDocuments],
})
export class AccountingWorkerModule {}
