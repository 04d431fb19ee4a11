import { Module } from '@nestjs/common';
import { MailsAdminModule } from '../mails/mails-admin.module.ts';
import { AdminPaymentsController } from './admin/admin-payments.controller.ts';
import { AdminPaymentsRepository } from './admin/admin-payments.repository.ts';
import { AdminPaymentsService } from './admin/admin-payments.service.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { FlagsService } from './admin/flags.service.ts';
import { UnfitCaptures } from './admin/unfit-captures.service.ts';
import { AdminOffersController } from './offers/admin-offers.controller.ts';
import { OfferEditing } from './offers/offer-editing.service.ts';
import { OfferListRepository } from './offers/offer-list.repository.ts';
import { OfferGuesses } from './offers/offer-guesses.ts';
import { OffersService } from './offers/offers.service.ts';
import { OrderPlacement } from './checkout/order-placement.ts';
import { OrdersRepository } from './checkout/orders.repository.ts';
import { OrderPricing } from './checkout/order-pricing.ts';
import { OrdersService } from './checkout/orders.service.ts';
import { PaymentExportController } from './admin/export/payment-export.controller.ts';
import { PaymentExportRepository } from './admin/export/payment-export.repository.ts';
import { PaymentExportService } from './admin/export/payment-export.service.ts';
import { PaymentFigures } from './admin/payment-figures.api.ts';
import { PaymentHistoryRepository } from './admin/payment-history.repository.ts';
import { PaymentsController } from './checkout/payments.controller.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { AdminPlansController } from './plans/admin-plans.controller.ts';
import { PlanPublishing } from './plans/plan-publishing.service.ts';
import { PlansRepository } from './plans/plans.repository.ts';
import { PlanCatalogue } from './plans/plan-catalogue.ts';
import { PlanPrices } from './plans.api.ts';
import { RazorpayWebhookController } from './webhooks/razorpay-webhook.controller.ts';
import { RazorpayLink } from './razorpay-link.api.ts';
import { PurchaseHistory } from './purchase-history.api.ts';
import { OwnPurchasesController } from './purchases/own-purchases.controller.ts';
import { OwnPurchasesRepository } from './purchases/own-purchases.repository.ts';
import { OwnPurchasesService } from './purchases/own-purchases.service.ts';
import { ReceiptsService } from './admin/receipts.service.ts';
import { RefundsService } from './refunds/refunds.service.ts';
import { AdminRequestsController } from './requests/admin-requests.controller.ts';
import { RefundAnswers } from './requests/refund-answers.service.ts';
import { RefundRequests } from './requests/refund-requests.service.ts';
import { RefundRequestsRepository } from './requests/refund-requests.repository.ts';
import { ReportController } from './reports/report.controller.ts';
import { ReportRepository } from './reports/report.repository.ts';
import { ReportService } from './reports/report.service.ts';
import { SettlementFetcher } from './bank/settlement-fetcher.ts';
import { SettlementLinesRepository } from './bank/settlement-lines.repository.ts';
import { SettlementMonthRepository } from './bank/settlement-month.repository.ts';
import { SettlementMonths } from './bank/settlement-month.service.ts';
import { SettlementsController } from './bank/settlements.controller.ts';
import { FollowUpController } from './admin/follow-up.controller.ts';
import { OwnerMailsController } from './notifications/owner-mails.controller.ts';
import { OwnerMails } from './notifications/owner-mails.service.ts';
import { PaymentMarks } from './marks/payment-marks.service.ts';
import { PaymentMarksRepository } from './marks/payment-marks.repository.ts';
import { PaymentNotes } from './marks/payment-notes.service.ts';
import { PaymentNotesRepository } from './marks/payment-notes.repository.ts';
import { WebhookInboxRepository } from './webhooks/webhook-inbox.repository.ts';
import { WebhookInboxService } from './webhooks/webhook-inbox.service.ts';

/** HTTP side of payments. */
@Module({
  imports: [PaymentsCoreModule, MailsAdminModule],
  controllers: [
    PaymentsController,
    RazorpayWebhookController,
    AdminPlansController,
    AdminOffersController,
    AdminPaymentsController,
    PaymentExportController,
    ReportController,
    SettlementsController,
    OwnPurchasesController,
    AdminRequestsController,
    FollowUpController,
    OwnerMailsController,
  ],
  providers: [
    PlanCatalogue,
    PlanPublishing,
    PlansRepository,
    PlanPrices,
    OffersService,
    OfferGuesses,
    OfferEditing,
    OfferListRepository,
    OrderPricing,
    OrderPlacement,
    OrdersRepository,
    OrdersService,
    CheckoutService,
    WebhookInboxService,
    WebhookInboxRepository,
    AdminPaymentsService,
    AdminPaymentsRepository,
    PaymentHistoryRepository,
    RefundsService,
    ReceiptsService,
    FlagsService,
    UnfitCaptures,
    PaymentExportService,
    PaymentExportRepository,
    ReportService,
    ReportRepository,
    SettlementMonths,
    SettlementMonthRepository,
    SettlementFetcher,
    SettlementLinesRepository,
    PaymentFigures,
    PurchaseHistory,
    OwnPurchasesService,
    OwnPurchasesRepository,
    RefundRequests,
    RefundRequestsRepository,
    RefundAnswers,
    OwnerMails,
    PaymentMarks,
    PaymentMarksRepository,
    PaymentNotes,
    PaymentNotesRepository,
    RazorpayLink,
  ],
  exports: [PaymentFigures, PlanPrices, PurchaseHistory, RazorpayLink],
})
export class PaymentsModule {}
