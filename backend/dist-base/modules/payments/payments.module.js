var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MailsAdminModule } from '../mails/mails-admin.module.js';
import { AdminPaymentsController } from './admin/admin-payments.controller.js';
import { AdminPaymentsRepository } from './admin/admin-payments.repository.js';
import { AdminPaymentsService } from './admin/admin-payments.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { FlagsService } from './admin/flags.service.js';
import { AdminOffersController } from './offers/admin-offers.controller.js';
import { OfferEditing } from './offers/offer-editing.service.js';
import { OfferListRepository } from './offers/offer-list.repository.js';
import { OfferGuesses } from './offers/offer-guesses.js';
import { OffersRepository } from './offers/offers.repository.js';
import { OffersService } from './offers/offers.service.js';
import { OrderPlacement } from './checkout/order-placement.js';
import { OrderPricing } from './checkout/order-pricing.js';
import { OrdersService } from './checkout/orders.service.js';
import { PaymentExportController } from './admin/export/payment-export.controller.js';
import { PaymentExportRepository } from './admin/export/payment-export.repository.js';
import { PaymentExportService } from './admin/export/payment-export.service.js';
import { PaymentFigures } from './admin/payment-figures.api.js';
import { PaymentHistoryRepository } from './admin/payment-history.repository.js';
import { PaymentsController } from './checkout/payments.controller.js';
import { PaymentsCoreModule } from './payments-core.module.js';
import { AdminPlansController } from './plans/admin-plans.controller.js';
import { PlanPublishing } from './plans/plan-publishing.service.js';
import { PlansRepository } from './plans/plans.repository.js';
import { PlanCatalogue } from './plans/plan-catalogue.js';
import { PlanPrices } from './plans.api.js';
import { RazorpayWebhookController } from './webhooks/razorpay-webhook.controller.js';
import { RazorpayLink } from './razorpay-link.api.js';
import { PurchaseHistory } from './purchase-history.api.js';
import { OwnPurchasesController } from './purchases/own-purchases.controller.js';
import { OwnPurchasesRepository } from './purchases/own-purchases.repository.js';
import { OwnPurchasesService } from './purchases/own-purchases.service.js';
import { ReceiptsService } from './admin/receipts.service.js';
import { RefundsService } from './refunds/refunds.service.js';
import { AdminRequestsController } from './requests/admin-requests.controller.js';
import { RefundAnswers } from './requests/refund-answers.service.js';
import { RefundRequests } from './requests/refund-requests.service.js';
import { RefundRequestsRepository } from './requests/refund-requests.repository.js';
import { ReportController } from './reports/report.controller.js';
import { ReportRepository } from './reports/report.repository.js';
import { ReportService } from './reports/report.service.js';
import { SettlementFetcher } from './bank/settlement-fetcher.js';
import { SettlementLinesRepository } from './bank/settlement-lines.repository.js';
import { SettlementMonthRepository } from './bank/settlement-month.repository.js';
import { SettlementMonths } from './bank/settlement-month.service.js';
import { SettlementsController } from './bank/settlements.controller.js';
import { FollowUpController } from './admin/follow-up.controller.js';
import { OwnerMailsController } from './notifications/owner-mails.controller.js';
import { OwnerMails } from './notifications/owner-mails.service.js';
import { PaymentMarks } from './marks/payment-marks.service.js';
import { PaymentMarksRepository } from './marks/payment-marks.repository.js';
import { PaymentNotes } from './marks/payment-notes.service.js';
import { PaymentNotesRepository } from './marks/payment-notes.repository.js';
import { WebhookInboxRepository } from './webhooks/webhook-inbox.repository.js';
import { WebhookInboxService } from './webhooks/webhook-inbox.service.js';
/** HTTP side of payments. */
let PaymentsModule = class PaymentsModule {
};
PaymentsModule = __decorate([
    Module({
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
            OffersRepository,
            OfferGuesses,
            OfferEditing,
            OfferListRepository,
            OrderPricing,
            OrderPlacement,
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
], PaymentsModule);
export { PaymentsModule };
//# sourceMappingURL=payments.module.js.map