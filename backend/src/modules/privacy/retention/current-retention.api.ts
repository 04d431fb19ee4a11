import { type Retention, shippedRetention } from '@ironbloom/brand/retention';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';

/** Its name in `publications`. */
export const RETENTION = 'retention';

/** How long data is kept, as the owner has published it; a moment old at most. */
@Injectable()
export class CurrentRetention implements OnModuleInit {
  private kept: CurrentPublication<Retention> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keepLatest(RETENTION, shippedRetention);
  }

  get value(): Retention {
    if (!this.kept) throw new Error('How long data is kept is not loaded yet');
    return this.kept.current.value;
  }
}
