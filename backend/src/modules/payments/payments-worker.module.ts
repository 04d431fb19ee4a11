import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly/nightly-runs.ts';
import { MailsWorkerModule } from '../mails/mails-worker.module.ts';
import { NightlySettlements } from '../accounting/payouts/nightly-settlements.ts';
import { SettlementFetcher } from '../accounting/payouts/settlement-fetcher.ts';
import { SettlementLinesRepository } from '../accounting/payouts/settlement-lines.repository.ts';
import { ReceiptAttachment } from '../accounting/documents/receipt-attachment.ts';
import { Disputes } from './disputes/disputes.service.ts';
import { DailyDigest } from './notifications/daily-digest.ts';
import { PaymentMetrics } from './core/payment.metrics.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { RazorpayWebhookProcessor } from './webhooks/razorpay-webhook.processor.ts';
import { RefundReconciler } from './reconciliation/refund-reconciler.ts';
import { Reconciler } from './reconciliation/reconciler.ts';
import { WebhookInboxRepository } from './webhooks/webhook-inbox.repository.ts';

/** Worker side of payments: webhook events, and what Razorpay must be asked. */
@Module({
  imports: [PaymentsCoreModule, MailsWorkerModule],
  providers: [
    RazorpayWebhookProcessor,
    Disputes,
    WebhookInboxRepository,
    Reconciler,
    RefundReconciler,
    PaymentMetrics,
    ReceiptAttachment,
    DailyDigest,
    NightlySettlements,
    SettlementFetcher,
    NightlyRuns,
    SettlementLinesRepository,
  ],
})
export class PaymentsWorkerModule {}
