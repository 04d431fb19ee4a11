import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BackupCheck } from './checks/backup.check.ts';
import { CertificateCheck } from './checks/certificate.check.ts';
import { ContactCheck } from './checks/contact.check.ts';
import { MailCheck } from './checks/mail.check.ts';
import { PaymentsCheck } from './checks/payments.check.ts';
import { LegalCheck, LookCheck, PricesCheck } from './checks/published.checks.ts';
import { StaffCheck } from './checks/staff.check.ts';
import type { SetupCheck } from './setup-items.ts';
import { SetupController } from './setup.controller.ts';
import { SetupRepository } from './setup.repository.ts';
import { SETUP_CHECKS, SetupService } from './setup.service.ts';
import { TestMails } from './test-mails.ts';

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
@Module({
  imports: [AuthModule, UsersModule, PaymentsModule],
  controllers: [SetupController],
  providers: [
    ...checks,
    { provide: SETUP_CHECKS, useFactory: (...all: SetupCheck[]) => all, inject: checks },
    SetupService,
    SetupRepository,
    TestMails,
  ],
})
export class SetupModule {}
