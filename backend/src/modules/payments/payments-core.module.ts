import { Module } from '@nestjs/common';
import { CaptureService } from './capture.service.ts';
import { PaymentFlagsRepository } from './payment-flags.repository.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { RazorpayGateway } from './razorpay.gateway.ts';
import { ReconcileRepository } from './reconcile.repository.ts';
import { RefundSender } from './refund-sender.ts';
import { RefundSettlementService } from './refund-settlement.service.ts';
import { RefundsRepository } from './refunds.repository.ts';
import { SettlementService } from './settlement.service.ts';
import { WebhookInboxRepository } from './webhook-inbox.repository.ts';

const shared = [
  RazorpayGateway,
  CaptureService,
  SettlementService,
  PaymentsRepository,
  PaymentFlagsRepository,
  ReconcileRepository,
  WebhookInboxRepository,
  RefundsRepository,
  RefundSettlementService,
  RefundSender,
];

/** What the HTTP side and the worker side of payments have in common. */
@Module({ providers: shared, exports: shared })
export class PaymentsCoreModule {}
