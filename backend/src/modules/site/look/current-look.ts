import { setLook, shippedLook } from '@ironbloom/brand/look';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/published/publications.ts';
import { LOOK, LookRepository } from './look.repository.ts';

/** Keeps how pages and mails of this process look as the owner has published it. */
@Injectable()
export class CurrentLook implements OnModuleInit {
  constructor(
    private readonly publications: Publications,
    private readonly repository: LookRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.repository.revisions.addShipped(shippedLook);
    await this.publications.keep(LOOK, async (sql) => {
      const { value } = await this.repository.revisions.latest(sql);
      setLook(value);
      return value;
    });
  }
}
