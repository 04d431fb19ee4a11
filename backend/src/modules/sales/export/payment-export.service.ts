import { isoDay } from '@ironbloom/brand/india';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { REDIS } from '../../../platform/redis/redis.module.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { paymentsCsv } from './payment-csv.ts';
import { PaymentExportRepository } from './payment-export.repository.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';

const GOOD_FOR_SECONDS = 60;
const TOKEN_BYTES = 32;

/** Lets an admin's browser fetch a file by a plain download, which cannot carry a bearer token. */
@Injectable()
export class PaymentExportService {
  private readonly logger = new Logger('Export');

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
    private readonly payments: PaymentExportRepository,
  ) {}

  /** @returns a token that opens the filtered payments once, within a minute. @throws EXPORT_UNAVAILABLE */
  async allow(filter: PaymentFilter, actor: Actor): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const changes = { before: null, after: filter };
    await this.db.run((tx) =>
      this.activities.record(tx, actor, { action: 'Exported', feature: 'Payment', changes }),
    );
    await this.ask(() => this.redis.set(keyOf(token), JSON.stringify(filter), 'EX', GOOD_FOR_SECONDS));
    return token;
  }

  /** The file, as it is read. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
  async redeem(token: string): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
    // Taken and removed in one step: of two downloads at once one gets the file.
    const filter = await this.ask(() => this.redis.getdel(keyOf(token)));
    if (!filter) throw paymentError('UNKNOWN_EXPORT');
    const lines = paymentsCsv(this.payments.batches(JSON.parse(filter) as PaymentFilter));
    return { fileName: fileName(), lines };
  }

  /** What `redeem` would answer with, and the token stays good. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
  async look(token: string): Promise<{ fileName: string }> {
    const known = await this.ask(() => this.redis.exists(keyOf(token)));
    if (!known) throw paymentError('UNKNOWN_EXPORT');
    return { fileName: fileName() };
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      this.logger.warn({ err: error }, 'Redis is away: no export');
      throw paymentError('EXPORT_UNAVAILABLE', { cause: error });
    }
  }
}

/** By today's date in India. */
function fileName(): string {
  return `payments-${isoDay(Date.now())}.csv`;
}

/** Who can read Redis cannot download with what stands there. */
function keyOf(token: string): string {
  return `export:payments:${createHash('sha256').update(token).digest('base64url')}`;
}
