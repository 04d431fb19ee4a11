var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.api.js';
import { BusinessCoreModule } from '../business/business-core.module.js';
import { PaperMaker } from './documents/paper-maker.js';
import { PaymentDocumentsRepository } from './documents/payment-documents.repository.js';
import { Receipts } from './payment-documents.api.js';
import { OwnerNotifications } from './notifications/owner-notifications.js';
import { OwnerMailsRepository } from './notifications/owner-mails.repository.js';
import { CaptureService } from './settlement/capture.service.js';
import { BuyerMails } from './notifications/buyer-mails.js';
import { PaymentFlagsRepository } from './settlement/payment-flags.repository.js';
import { PaymentsRepository } from './core/payments.repository.js';
import { RazorpayGateway } from './razorpay/razorpay.gateway.js';
import { ReconcileRepository } from './settlement/reconcile.repository.js';
import { RefundSender } from './refunds/refund-sender.js';
import { RefundSettlementService } from './refunds/refund-settlement.service.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { SettlementService } from './settlement/settlement.service.js';
import { DisputesRepository } from './disputes/disputes.repository.js';
import { EarlyRefundsRepository } from './settlement/early-refunds.repository.js';
import { TaxDocumentsRepository } from './tax/tax-documents.repository.js';
import { TaxDocuments } from './tax/tax-documents.service.js';
const shared = [
    RazorpayGateway,
    CaptureService,
    SettlementService,
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
let PaymentsCoreModule = class PaymentsCoreModule {
};
PaymentsCoreModule = __decorate([
    Module({ imports: [BusinessCoreModule], providers: shared, exports: shared })
], PaymentsCoreModule);
export { PaymentsCoreModule };
//# sourceMappingURL=payments-core.module.js.map