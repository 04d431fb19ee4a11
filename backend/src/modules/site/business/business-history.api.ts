import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { BusinessRepository } from './business.repository.ts';

/** Who the site spoke for in former days. */
@Injectable()
export class BusinessHistory {
  constructor(private readonly repository: BusinessRepository) {}

  /** As it was published then; before the first publication, as the site began. */
  async at(moment: Date): Promise<Business> {
    return (await this.repository.revisions.at(moment)).value;
  }
}
