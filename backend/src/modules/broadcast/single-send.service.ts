import { clockTime } from '@ironbloom/brand/india';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import type { SendEmail } from './broadcasts.dto.ts';
import { broadcastError } from './broadcasts.errors.ts';
import { BroadcastsService } from './broadcasts.service.ts';
import { HourlyLimit } from './delivery/hourly-limit.ts';
import { BroadcastRecipientEntity } from './broadcast.entity.ts';
import { SuppressionList } from './suppressions/suppressions.service.ts';

const OUTCOME_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 100;
const MINUTE_MS = 60_000;

/** The first full minute by then. */
const fullMinute = (date: Date): number => Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS;

/** A single send (broadcast-11): a recipient's row and job as in a broadcast, with a wait for the outcome. */
@Injectable()
export class SingleSendService {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly db: UnitOfWork,
    private readonly suppressions: SuppressionList,
    private readonly hourly: HourlyLimit,
  ) {}

  /**
   * @throws DomainError `INVALID_ADDRESS`, `SUPPRESSED`, `NOT_SENT` with the mail server's words, or with the time of sending
   * at the hourly limit
   */
  async send({ to, name, ...message }: SendEmail, actor: Actor): Promise<{ messageId: string }> {
    if (!mailAddressKey(to)) throw broadcastError('INVALID_ADDRESS', { fields: { to: 'Invalid email' } });
    const input = { ...message, intentKey: randomUUID(), recipients: [{ email: to, name }] };
    const { id } = await this.broadcasts.create(input, actor, true);
    const recipient = await this.waitForOutcome(id);
    switch (recipient?.status) {
      case 'sent':
        return { messageId: recipient.id };
      case 'suppressed':
        throw broadcastError('SUPPRESSED');
      case 'failed':
      case 'uncertain':
        throw broadcastError('NOT_SENT', { message: recipient.error ?? undefined });
      default:
        throw broadcastError('NOT_SENT', {
          message: 'The mail is still waiting to be sent. It will be sent as soon as possible.',
        });
    }
  }

  /** @returns the recipient, still queued or in flight after the timeout */
  private async waitForOutcome(broadcastId: string): Promise<BroadcastRecipientEntity | null> {
    const until = Date.now() + OUTCOME_TIMEOUT_MS;
    for (;;) {
      const recipient = await this.db.manager.findOneBy(BroadcastRecipientEntity, { broadcastId });
      const isOpen = recipient?.status === 'queued' || recipient?.status === 'sending';
      if (!isOpen || Date.now() >= until) return recipient;
      if (recipient.status === 'queued') await this.requireRoom(recipient.email);
      await delay(LOOK_EVERY_MS);
    }
  }

  /** Fails at once when the hourly limit would take minutes. */
  private async requireRoom(email: string): Promise<void> {
    const fullUntil = await this.hourly.fullUntil();
    if (!fullUntil) return;
    if (await this.suppressions.find(email)) throw broadcastError('SUPPRESSED');
    throw broadcastError('NOT_SENT', {
      message: `The hourly limit is reached. The mail will be sent automatically at about ${clockTime(fullMinute(fullUntil))}.`,
    });
  }
}
