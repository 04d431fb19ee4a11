import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { type Page, pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { contains } from '../../../platform/database/text-search.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { oneLine } from '../broadcast.domain.ts';
import { BroadcastRecipientEntity } from '../broadcast.entity.ts';
import { broadcastError } from '../broadcasts.errors.ts';
import { SuppressionEntity } from './suppression.entity.ts';
import type { BounceReport, SuppressionQuery } from './suppressions.dto.ts';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

const MAX_NOTE_LENGTH = 500;

/** Addresses without broadcasts. */
@Injectable()
export class SuppressionList {
  constructor(private readonly db: UnitOfWork) {}

  /** Undefined: not suppressed. */
  async find(email: string): Promise<{ reason: SuppressionEntity['reason']; since: Date } | undefined> {
    const address = mailAddressKey(email);
    const row = address && (await this.db.manager.findOneBy(SuppressionEntity, { email: address }));
    return row ? { reason: row.reason, since: row.createdAt } : undefined;
  }

  /** The first reason stays. @returns whether the address is new */
  async add(
    sql: Sql,
    { email, reason, note }: Pick<SuppressionEntity, 'email' | 'reason' | 'note'>,
  ): Promise<boolean> {
    const rows = await sql.rows(
      `INSERT INTO suppressions (email, reason, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING email`,
      [email, reason, note],
    );
    return rows.length > 0;
  }
}

/** Changes suppressions: by staff, unsubscribe links and bounce reports. */
@Injectable()
export class SuppressionsService {
  private readonly tokens: UnsubscribeTokens;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
    private readonly suppressions: SuppressionList,
    private readonly activity: ActivityLog,
    private readonly consents: ConsentLedger,
  ) {
    this.tokens = new UnsubscribeTokens(env);
  }

  /** Newest first. @param query `page` counts from 1; `search` is part of an address */
  list({ page, limit, search, reason }: SuppressionQuery): Promise<Page<SuppressionEntity>> {
    const select = columnsOf(SuppressionEntity);
    const from = `suppressions WHERE ($1::text IS NULL OR email ILIKE $1) AND ($2::text IS NULL OR reason = $2)`;
    const parameters = [search ? contains(search) : null, reason ?? null];
    const orderBy = 'created_at DESC, email DESC';
    return pageOf(this.db, { select, from, orderBy, parameters }, page, limit);
  }

  /** @throws DomainError `INVALID_ADDRESS` */
  async add(email: string, note: string | null, actor: Actor): Promise<void> {
    const address = mailAddressKey(email);
    if (!address) throw broadcastError('INVALID_ADDRESS', { fields: { email: 'Invalid email' } });
    await this.db.run(async (tx) => {
      if (!(await this.suppressions.add(tx, { email: address, reason: 'manual', note }))) return;
      await this.withdrawConsent(tx, address, 'unsubscribed by staff');
      const changes = { before: null, after: { email: address, note } };
      await this.activity.record(tx, actor, { action: 'Added', feature: 'Suppression', changes });
    });
  }

  /** Removes the suppression. @throws DomainError `RECIPIENT_NOT_FOUND` */
  async remove(email: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const [before] = await tx.rows<Pick<SuppressionEntity, 'email' | 'reason' | 'note'>>(
        'DELETE FROM suppressions WHERE email = $1 RETURNING email, reason, note',
        [mailAddressKey(email) ?? email],
      );
      if (!before) throw broadcastError('RECIPIENT_NOT_FOUND');
      const changes = { before, after: null };
      await this.activity.record(tx, actor, { action: 'Removed', feature: 'Suppression', changes });
    });
  }

  /** RFC 8058: without cookie and confirmation. @returns false for an invalid link */
  async unsubscribe(token: string): Promise<boolean> {
    const id = this.tokens.read(token);
    const recipient =
      id &&
      (await this.db.manager.findOne(BroadcastRecipientEntity, {
        select: { id: true, email: true },
        where: { id },
      }));
    if (!recipient) return false;
    const email = mailAddressKey(recipient.email) ?? recipient.email;
    // Alias of an erased person.
    if (email.endsWith('.invalid')) return true;
    await this.db.run(async (tx) => {
      await this.suppressions.add(tx, { email, reason: 'unsubscribed', note: null });
      await this.withdrawConsent(tx, email, 'unsubscribe link');
    });
    return true;
  }

  /** @returns the number of new addresses */
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
        if (type === 'complaint') await this.withdrawConsent(tx, address, 'complaint');
        return this.suppressions.add(tx, entry);
      });
      added += Number(isNew);
    }
    return added;
  }

  private withdrawConsent(tx: Sql, email: string, by: string): Promise<void> {
    return this.consents.withdraw(tx, { email, what: 'marketing', by });
  }
}
