import { clockTime } from '@ironbloom/brand/india';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { SendEmail } from '../core/broadcasts.dto.ts';
import { broadcastError } from '../core/broadcasts.errors.ts';
import { BroadcastsService } from '../compose/broadcasts.service.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { type RecipientRow, RecipientsRepository } from '../recipients/recipients.repository.ts';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.ts';

const OUTCOME_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 100;

const MINUTE_MS = 60_000;

/** The first full minute by then. */
const fullMinute = (date: Date): number => Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS;

/** A single send (broadcast-11): a recipient's row and a job like any other, and somebody who waits for the outcome. */
@Injectable()
export class SingleSendService {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly recipients: RecipientsRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly hourly: HourlyLimit,
  ) {}

  /**
   * @throws DomainError `INVALID_ADDRESS`, `SUPPRESSED`, `NOT_SENT` with the mail server's words, or with the time at
   *   which it goes out when this hour's messages are used up
   */
  async send({ to, name, ...message }: SendEmail, actor: Actor): Promise<{ messageId: string }> {
    if (!mailAddressKey(to)) throw broadcastError('INVALID_ADDRESS', { fields: { to: 'Invalid email' } });
    const input = { ...message, intentKey: randomUUID(), recipients: [{ email: to, name }] };
    const { id } = await this.broadcasts.create(input, actor, true);
    const { items } = await this.recipients.list(id, {}, 1, 1);
    const recipient = await this.outcomeOf(items[0]);
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

  private async outcomeOf(row: RecipientRow | undefined): Promise<RecipientRow | undefined> {
    const until = Date.now() + OUTCOME_TIMEOUT_MS;
    let latest = row;
    while (latest && (latest.status === 'queued' || latest.status === 'sending') && Date.now() < until) {
      if (latest.status === 'queued') await this.seeThatTheHourHasRoom(latest.email);
      await delay(LOOK_EVERY_MS);
      latest = await this.recipients.find(latest.id);
    }
    return latest;
  }

  /** Nobody is kept waiting for what takes minutes. */
  private async seeThatTheHourHasRoom(email: string): Promise<void> {
    const fullUntil = await this.hourly.fullUntil();
    if (!fullUntil) return;
    if (await this.suppressions.has(email)) throw broadcastError('SUPPRESSED');
    throw broadcastError('NOT_SENT', {
      message: `The hourly limit is reached. The mail is sent automatically at about ${clockTime(fullMinute(fullUntil))}.`,
    });
  }
}
