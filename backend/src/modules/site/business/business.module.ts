import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { BUSINESS, BusinessHistory, BusinessPublications } from './business-publications.ts';
import { AdminBusinessController, BusinessController } from './business.controller.ts';

/** Both processes: keeps the published business settings in memory. */
@Module({ providers: [BusinessHistory], exports: [BusinessHistory] })
export class CurrentBusinessModule implements OnModuleInit {
  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    await this.publications.keepLatest(BUSINESS, shippedBusiness, setBusiness);
  }
}

/** HTTP process: reading and publishing the business settings. */
@Module({
  imports: [CurrentBusinessModule],
  controllers: [BusinessController, AdminBusinessController],
  providers: [BusinessPublications],
})
export class BusinessModule {}
