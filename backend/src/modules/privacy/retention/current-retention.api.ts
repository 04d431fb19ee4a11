import { type Retention, shippedRetention } from '@ironbloom/brand/retention';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Published } from '../../../platform/database/published/published.ts';
import { Publications } from '../../../platform/database/published/publications.ts';
import { RETENTION, RetentionRepository } from './retention.repository.ts';

/** How long data is kept, as the owner has published it; a moment old at most. */
@Injectable()
export class CurrentRetention implements OnModuleInit {
  private kept: Published<Retention> | undefined;

  constructor(
    private readonly publications: Publications,
    private readonly repository: RetentionRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    const { revisions } = this.repository;
    await revisions.addShipped(shippedRetention);
    this.kept = await this.publications.keep(RETENTION, async (sql) => (await revisions.latest(sql)).value);
  }

  get value(): Retention {
    if (!this.kept) throw new Error('How long data is kept is not loaded yet');
    return this.kept.current.value;
  }
}
