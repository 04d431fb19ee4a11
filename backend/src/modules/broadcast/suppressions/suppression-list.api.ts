import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { SuppressionReason } from './suppression.entity.ts';

export interface Suppressed {
  reason: SuppressionReason;
  since: Date;
}

/** Who gets no broadcasts. */
@Injectable()
export class SuppressionList {
  constructor(private readonly db: UnitOfWork) {}

  /** Undefined: broadcasts go there. */
  async of(email: string): Promise<Suppressed | undefined> {
    const [row] = await this.db.rows<Suppressed>(
      'SELECT reason, created_at AS since FROM suppressions WHERE email = $1',
      [mailAddressKey(email) ?? null],
    );
    return row;
  }
}
