import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/published/publications.ts';
import { BUSINESS, BusinessRepository } from './business.repository.ts';

/** Keeps what this process calls the business as the owner has published it. */
@Injectable()
export class CurrentBusiness implements OnModuleInit {
  constructor(
    private readonly publications: Publications,
    private readonly repository: BusinessRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.repository.revisions.addShipped(shippedBusiness);
    await this.publications.keep(BUSINESS, async (sql) => {
      const { value } = await this.repository.revisions.latest(sql);
      setBusiness(value);
      return value;
    });
  }
}
