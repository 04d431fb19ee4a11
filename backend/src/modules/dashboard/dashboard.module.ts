import { Module } from '@nestjs/common';
import { MailsAdminModule } from '../mails/mails-admin.module.ts';
import { ContactModule } from '../contact/contact.module.ts';
import { SalesModule } from '../sales/sales.module.ts';
import { DashboardController } from './dashboard.controller.ts';

@Module({
  imports: [SalesModule, ContactModule, MailsAdminModule],
  controllers: [DashboardController],
})
export class DashboardModule {}
