import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { AdminBusinessController } from './admin-business.controller.ts';
import { BusinessCoreModule } from './business-core.module.ts';
import { BusinessPublishing } from './business-publishing.service.ts';
import { BusinessController } from './business.controller.ts';

/** HTTP process: what is said of the business, and how the owner changes it. */
@Module({
  imports: [BusinessCoreModule, PublishingModule],
  controllers: [BusinessController, AdminBusinessController],
  providers: [BusinessPublishing],
})
export class BusinessModule {}
