import { Module } from '@nestjs/common';
import { MailsAdminModule } from '../mails/mails-admin.module.ts';
import { AdminPaymentsController } from '../sales/payments/admin-payments.controller.ts';
import { AdminPaymentsRepository } from '../sales/payments/admin-payments.repository.ts';
import { AdminPaymentsService } from '../sales/payments/admin-payments.service.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { FlagsService } from '../sales/payments/flags.service.ts';
import { UnfitCaptures } from '../sales/payments/unfit-captures.service.ts';
import { AdminOffersController } from '../catalogue/offers/admin-offers.controller.ts';
import { OfferEditing } from '../catalogue/offers/offer-editing.service.ts';
import { OfferListRepository } from '../catalogue/offers/offer-list.repository.ts';
import { OfferGuesses } from '../catalogue/offers/offer-guesses.ts';
import { OffersService } from '../catalogue/offers/offers.service.ts';
import { OrderPlacement } from './checkout/order-placement.ts';
import { OrdersRepository } from './checkout/orders.repository.ts';
import { OrderPricing } from './checkout/order-pricing.ts';
import { OrdersService } from './checkout/orders.service.ts';
import { PaymentExportController } from '../sales/export/payment-export.controller.ts';
import { PaymentExportRepository } from '../sales/export/payment-export.repository.ts';
import { PaymentExportService } from '../sales/export/payment-export.service.ts';
import { PaymentFigures } from '../sales/payments/payment-figures.api.ts';
import { PaymentHistoryRepository } from '../sales/payments/payment-history.repository.ts';
import { PaymentsController } from './checkout/payments.controller.ts';
import { PaymentsCoreModule } from './payments-core.module.ts';
import { AdminPlansController } from '../catalogue/plans/admin-plans.controller.ts';
import { PlanPublishing } from '../catalogue/plans/plan-publishing.service.ts';
import { PlansRepository } from '../catalogue/plans/plans.repository.ts';
import { PlanCatalogue } from '../catalogue/plans/plan-catalogue.ts';
import { PlanPrices } from '../catalogue/plans.api.ts';
import { RazorpayWebhookController } from './webhooks/razorpay-webhook.controller.ts';
import { RazorpayLink } from './razorpay/razorpay-link.api.ts';
import { PurchaseHistory } from '../sales/purchase-history.api.ts';
import { OwnPurchasesController } from '../sales/purchases/own-purchases.controller.ts';
import { OwnPurchasesRepository } from '../sales/purchases/own-purchases.repository.ts';
import { OwnPurchasesService } from '../sales/purchases/own-purchases.service.ts';
import { ReceiptsService } from '../sales/payments/receipts.service.ts';
import { RefundsService } from './refunds/refunds.service.ts';
import { AdminRequestsController } from '../sales/refund-requests/admin-requests.controller.ts';
import { RefundAnswers } from '../sales/refund-requests/refund-answers.service.ts';
import { RefundRequests } from '../sales/refund-requests/refund-requests.service.ts';
import { RefundRequestsRepository } from '../sales/refund-requests/refund-requests.repository.ts';
import { ReportController } from '../accounting/reports/report.controller.ts';
import { ReportRepository } from '../accounting/reports/report.repository.ts';
import { ReportService } from '../accounting/reports/report.service.ts';
import { SettlementFetcher } from '../accounting/payouts/settlement-fetcher.ts';
import { SettlementLinesRepository } from '../accounting/payouts/settlement-lines.repository.ts';
import { SettlementMonthRepository } from '../accounting/payouts/settlement-month.repository.ts';
import { SettlementMonths } from '../accounting/payouts/settlement-month.service.ts';
import { SettlementsController } from '../accounting/payouts/settlements.controller.ts';
import { FollowUpController } from '../sales/payments/follow-up.controller.ts';
import { OwnerMailsController } from './notifications/owner-mails.controller.ts';
import { OwnerMails } from './notifications/owner-mails.service.ts';
import { PaymentMarks } from '../sales/marks/payment-marks.service.ts';
import { PaymentMarksRepository } from '../sales/marks/payment-marks.repository.ts';
import { PaymentNotes } from '../sales/marks/payment-notes.service.ts';
import { PaymentNotesRepository } from '../sales/marks/payment-notes.repository.ts';
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
