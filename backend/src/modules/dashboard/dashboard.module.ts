import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.ts';
import { ProgramsModule } from '../programs/programs.module.ts';
import { SalesModule } from '../sales/sales.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { Waiting } from './waiting.service.ts';

@Module({
  imports: [SalesModule, ContactModule, ProgramsModule],
  controllers: [DashboardController],
  providers: [Waiting],
})
export class DashboardModule {}
