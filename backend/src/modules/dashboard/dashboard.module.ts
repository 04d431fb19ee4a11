import { Module } from '@nestjs/common';
import { MailsAdminModule } from '../mails/mails-admin.module.ts';
import { ContactModule } from '../contact/contact.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DashboardController } from './dashboard.controller.ts';

@Module({
  imports: [PaymentsModule, ContactModule, MailsAdminModule],
  controllers: [DashboardController],
})
export class DashboardModule {}
