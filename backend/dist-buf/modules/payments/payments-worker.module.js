var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MailsWorkerModule } from '../mails/mails-worker.module.js';
import { NightlySettlements } from './bank/nightly-settlements.js';
import { SettlementFetcher } from './bank/settlement-fetcher.js';
import { SettlementFetchesRepository } from './bank/settlement-fetches.repository.js';
import { SettlementLinesRepository } from './bank/settlement-lines.repository.js';
import { ReceiptAttachment } from './documents/receipt-attachment.js';
import { Disputes } from './disputes/disputes.service.js';
import { DailyDigest } from './notifications/daily-digest.js';
import { PaymentMetrics } from './payment.metrics.js';
import { PaymentsCoreModule } from './payments-core.module.js';
import { RazorpayWebhookProcessor } from './webhooks/razorpay-webhook.processor.js';
import { RefundReconciler } from './reconciliation/refund-reconciler.js';
import { Reconciler } from './reconciliation/reconciler.js';
import { WebhookInboxRepository } from './webhooks/webhook-inbox.repository.js';
/** Worker side of payments: webhook events, and what Razorpay must be asked. */
let PaymentsWorkerModule = class PaymentsWorkerModule {
};
PaymentsWorkerModule = __decorate([
    Module({
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
            SettlementFetchesRepository,
            SettlementLinesRepository,
        ],
    })
], PaymentsWorkerModule);
export { PaymentsWorkerModule };
//# sourceMappingURL=payments-worker.module.js.map