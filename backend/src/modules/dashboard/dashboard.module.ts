import { Module } from '@nestjs/common';
import { MailAdminModule } from '../../platform/mail/mail-admin.module.ts';
import { ContactModule } from '../contact/contact.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({
  imports: [PaymentsModule, ContactModule, MailAdminModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
