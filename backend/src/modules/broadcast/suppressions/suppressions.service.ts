import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ConsentLedger } from '../../privacy/consents/consents.service.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { oneLine } from '../core/one-line.domain.ts';
import { broadcastError } from '../core/broadcasts.errors.ts';
import type { BounceReport, SuppressionQuery } from './suppressions.dto.ts';
import { SuppressionsRepository } from './suppressions.repository.ts';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

const MAX_NOTE_LENGTH = 500;

/** Addresses that get no broadcast any more, however they came to it. */
@Injectable()
export class SuppressionsService {
  private readonly tokens: UnsubscribeTokens;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
    private readonly suppressions: SuppressionsRepository,
    private readonly activity: ActivityLog,
    private readonly consents: ConsentLedger,
  ) {
    this.tokens = new UnsubscribeTokens(env);
  }

  /** Newest first. @param query `page` counts from 1 */
  list({ page, limit, ...filter }: SuppressionQuery) {
    return this.suppressions.list(filter, page, limit);
  }

  /** @throws DomainError `INVALID_ADDRESS` */
  async add(email: string, note: string | null, actor: Actor): Promise<void> {
    const address = mailAddressKey(email);
    if (!address) throw broadcastError('INVALID_ADDRESS', { fields: { email: 'Invalid email' } });
    await this.db.run(async (tx) => {
      if (!(await this.suppressions.add(tx, { email: address, reason: 'manual', note }))) return;
      await this.refused(tx, address, 'taken off by hand');
      const changes = { before: null, after: { email: address, note } };
      await this.activity.record(tx, actor, { action: 'Added', feature: 'Suppression', changes });
    });
  }

  /** They may be written to again. @throws DomainError `RECIPIENT_NOT_FOUND` */
  async remove(email: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const removed = await this.suppressions.remove(tx, mailAddressKey(email) ?? email);
      if (!removed) throw broadcastError('RECIPIENT_NOT_FOUND');
      const { createdAt: _, ...before } = removed;
      await this.activity.record(tx, actor, {
        action: 'Removed',
        feature: 'Suppression',
        changes: { before, after: null },
      });
    });
  }

  /** RFC 8058: needs no cookie and no question. @returns false for a link that is not ours */
  async unsubscribe(token: string): Promise<boolean> {
    const recipientId = this.tokens.read(token);
    const recipient = recipientId && (await this.suppressions.addressOf(recipientId));
    if (!recipient) return false;
    const email = mailAddressKey(recipient) ?? recipient;
    // The address that took the place of somebody's who was erased.
    if (email.endsWith('.invalid')) return true;
    await this.db.run(async (tx) => {
      await this.suppressions.add(tx, { email, reason: 'unsubscribed', note: null });
      await this.refused(tx, email, 'unsubscribe link');
    });
    return true;
  }

  private refused(tx: Sql, email: string, by: string): Promise<void> {
    return this.consents.withdrawn(tx, { email, what: 'marketing', by });
  }

  /** @returns how many addresses are new on the list */
  async report({ events }: BounceReport): Promise<number> {
    let added = 0;
    for (const { type, email, permanent, reason } of events) {
      const address = mailAddressKey(email);
      if (!address || (type === 'bounce' && !permanent)) continue;
      const entry = {
        email: address,
        reason: type === 'bounce' ? 'bounced' : 'complained',
        note: oneLine(reason ?? '', MAX_NOTE_LENGTH) || null,
      } as const;
      const isNew = await this.db.run(async (tx) => {
        if (type === 'complaint') await this.refused(tx, address, 'complaint');
        return this.suppressions.add(tx, entry);
      });
      added += Number(isNew);
    }
    return added;
  }
}
