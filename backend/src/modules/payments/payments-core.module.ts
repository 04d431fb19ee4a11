import { Module } from '@nestjs/common';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.api.ts';
import { BusinessCoreModule } from '../business/business-core.module.ts';
import { PaperMaker } from './documents/paper-maker.ts';
import { PaymentDocumentsRepository } from './documents/payment-documents.repository.ts';
import { Receipts } from './payment-documents.api.ts';
import { OwnerNotifications } from './notifications/owner-notifications.ts';
import { OwnerMailsRepository } from './notifications/owner-mails.repository.ts';
import { CaptureService } from './settlement/capture.service.ts';
import { BuyerMails } from './notifications/buyer-mails.ts';
import { PaymentFlagsRepository } from './settlement/payment-flags.repository.ts';
import { PaymentsRepository } from './core/payments.repository.ts';
import { RazorpayGateway } from './razorpay/razorpay.gateway.ts';
import { ReconcileRepository } from './settlement/reconcile.repository.ts';
import { RefundSender } from './refunds/refund-sender.ts';
import { RefundSettlementService } from './refunds/refund-settlement.service.ts';
import { RefundsRepository } from './refunds/refunds.repository.ts';
import { Grants } from './settlement/grants.service.ts';
import { OffersRepository } from './offers/offers.repository.ts';
import { SettlementService } from './settlement/settlement.service.ts';
import { DisputesRepository } from './disputes/disputes.repository.ts';
import { EarlyRefundsRepository } from './settlement/early-refunds.repository.ts';
import { TaxDocumentsRepository } from './tax/tax-documents.repository.ts';
import { TaxDocuments } from './tax/tax-documents.service.ts';

const shared = [
  RazorpayGateway,
  CaptureService,
  SettlementService,
  Grants,
  OffersRepository,
  PaymentsRepository,
  PaymentFlagsRepository,
  OwnerNotifications,
  OwnerMailsRepository,
  BuyerMails,
  PurchaseLinks,
  ReconcileRepository,
  EarlyRefundsRepository,
  DisputesRepository,
  RefundsRepository,
  RefundSettlementService,
  RefundSender,
  PaymentDocumentsRepository,
  PaperMaker,
  Receipts,
  TaxDocumentsRepository,
  TaxDocuments,
];

/** What the HTTP side and the worker side of payments have in common. */
@Module({ imports: [BusinessCoreModule], providers: shared, exports: shared })
export class PaymentsCoreModule {}
