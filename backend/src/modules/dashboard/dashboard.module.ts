import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.ts';
import { SalesModule } from '../sales/sales.module.ts';
import { DashboardController } from './dashboard.controller.ts';

@Module({
  imports: [SalesModule, ContactModule],
  controllers: [DashboardController],
})
export class DashboardModule {}
