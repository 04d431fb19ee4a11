import { Module } from '@nestjs/common';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.service.ts';
import { CurrentBusinessModule } from '../site/business/business.module.ts';
import { PaperMaker } from '../accounting/documents/paper-maker.ts';
import { PaymentDocumentsRepository } from '../accounting/documents/payment-documents.repository.ts';
import { Receipts } from '../accounting/documents/payment-documents.api.ts';
import { OwnerNotifications } from './notifications/owner-notifications.ts';
import { OwnerMailsRepository } from './notifications/owner-mails.repository.ts';
import { CaptureService } from './capture/capture.service.ts';
import { BuyerMails } from './notifications/buyer-mails.ts';
import { PaymentFlagsRepository } from './capture/payment-flags.repository.ts';
import { PaymentsRepository } from './core/payments.repository.ts';
import { RazorpayGateway } from './razorpay/razorpay.gateway.ts';
import { ReconcileRepository } from './capture/reconcile.repository.ts';
import { RefundSender } from './refunds/refund-sender.ts';
import { RefundSettlementService } from './refunds/refund-settlement.service.ts';
import { RefundsRepository } from './refunds/refunds.repository.ts';
import { Grants } from './capture/grants.service.ts';
import { OffersRepository } from '../catalogue/offers/offers.repository.ts';
import { SettlementService } from './capture/settlement.service.ts';
import { DisputesRepository } from './disputes/disputes.repository.ts';
import { EarlyRefundsRepository } from './capture/early-refunds.repository.ts';
import { TaxDocumentsRepository } from '../accounting/tax/tax-documents.repository.ts';
import { TaxDocuments } from '../accounting/tax/tax-documents.service.ts';

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
@Module({ imports: [CurrentBusinessModule], providers: shared, exports: shared })
export class PaymentsCoreModule {}
