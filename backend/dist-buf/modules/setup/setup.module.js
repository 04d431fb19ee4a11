var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailsAdminModule } from '../mails/mails-admin.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UsersModule } from '../users/users.module.js';
import { BackupCheck } from './checks/backup.check.js';
import { CertificateCheck } from './checks/certificate.check.js';
import { ContactCheck } from './checks/contact.check.js';
import { MailCheck } from './checks/mail.check.js';
import { PaymentsCheck } from './checks/payments.check.js';
import { LegalCheck, LookCheck, PricesCheck } from './checks/published.checks.js';
import { StaffCheck } from './checks/staff.check.js';
import { SetupController } from './setup.controller.js';
import { SetupRepository } from './setup.repository.js';
import { SETUP_CHECKS, SetupService } from './setup.service.js';
import { TestMails } from './test-mails.js';
const checks = [
    ContactCheck,
    LookCheck,
    PricesCheck,
    PaymentsCheck,
    MailCheck,
    CertificateCheck,
    BackupCheck,
    LegalCheck,
    StaffCheck,
];
/** HTTP process: how far a new site is set up. */
let SetupModule = class SetupModule {
};
SetupModule = __decorate([
    Module({
        imports: [AuthModule, UsersModule, PaymentsModule, MailsAdminModule],
        controllers: [SetupController],
        providers: [
            ...checks,
            { provide: SETUP_CHECKS, useFactory: (...all) => all, inject: checks },
            SetupService,
            SetupRepository,
            TestMails,
        ],
    })
], SetupModule);
export { SetupModule };
//# sourceMappingURL=setup.module.js.map