var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { MailList } from '../mails/mail-list.api.js';
import { Inbox } from '../contact/inbox.api.js';
import { PaymentFigures, } from '../payments/admin/payment-figures.api.js';
/** What the owner sees first in the morning. */
let DashboardService = class DashboardService {
    payments;
    inbox;
    mails;
    constructor(payments, inbox, mails) {
        this.payments = payments;
        this.inbox = inbox;
        this.mails = mails;
    }
    /** Money in paise. */
    async overview() {
        const [revenue, payments, unread, failed] = await Promise.all([
            this.payments.revenue(),
            this.payments.waiting(),
            this.inbox.unread(),
            this.mails.failed(),
        ]);
        return { revenue, paymentMode: this.payments.mode, payments, messages: { unread }, mails: { failed } };
    }
    /** Days in Asia/Kolkata, oldest first, today last. */
    revenuePerDay(days) {
        return this.payments.revenuePerDay(days);
    }
};
DashboardService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PaymentFigures,
        Inbox,
        MailList])
], DashboardService);
export { DashboardService };
//# sourceMappingURL=dashboard.service.js.map