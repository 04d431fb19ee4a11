import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { BUSINESS, BusinessHistory, BusinessPublications } from './business-publications.ts';
import { AdminBusinessController, BusinessController } from './business.controller.ts';

/** Both processes: keeps what this process calls the business as the owner has published it. */
@Module({ providers: [BusinessHistory], exports: [BusinessHistory] })
export class CurrentBusinessModule implements OnModuleInit {
  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    await this.publications.keepLatest(BUSINESS, shippedBusiness, setBusiness);
  }
}

/** HTTP process: what is said of the business, and how the owner changes it. */
@Module({
  imports: [CurrentBusinessModule],
  controllers: [BusinessController, AdminBusinessController],
  providers: [BusinessPublications],
})
export class BusinessModule {}
