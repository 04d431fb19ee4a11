import { business, postalAddress } from '@ironbloom/brand';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Counter } from 'prom-client';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { answersGoTo, senderAddress, shownAddress } from '../../../platform/mail/shown-address.ts';
import { type BulkMail, BulkSmtpGateway } from '../../../platform/mail/bulk-smtp.gateway.ts';
import { renderBroadcast } from '../../../platform/mail/templates.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { oneLine, personaliseHtml, personaliseText } from '../broadcast.domain.ts';
import { BroadcastAttachmentEntity, BroadcastEntity } from '../broadcast.entity.ts';
import { UnsubscribeTokens } from '../suppressions/unsubscribe-token.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import {
  CircuitBreaker,
  type ClaimedDelivery,
  type DeliveryOutcome,
  outcomeOf,
  putBack,
} from './delivery-outcome.ts';
import { MicroBatch } from './micro-batch.ts';

@Injectable()
export class BroadcastMetrics {
  private readonly deliveries: Counter;

  constructor(metrics: Metrics, db: UnitOfWork) {
    this.deliveries = metrics.counter(
      'ironbloom_broadcast_deliveries_total',
      'Messages that this process has tried to deliver, by outcome',
      ['outcome'],
    );
    // Every worker reports the same value: take the maximum, not the sum. The dashboard adds workers by it.
    metrics.gauge(
      'ironbloom_broadcast_waiting',
      'Recipients of running broadcasts who are still to be sent to',
      [],
      () =>
        db.rows<{ value: number }>(
          `SELECT count(*)::int AS value FROM broadcast_recipients r
           JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
          WHERE r.status = 'queued'`,
        ),
    );
  }

  count(outcome: string): void {
    this.deliveries.inc({ outcome });
  }
}

type BroadcastMessage = Pick<BroadcastEntity, 'subject' | 'fromName' | 'bodyHtml' | 'bodyText'> & {
  attachments: BroadcastAttachmentEntity[];
};

/** Broadcasts sent at the same time. */
const MAX_CACHED = 4;
/** One message on the wire, the next one being composed. */
const MESSAGES_PER_CONNECTION = 2;
/** After a longer wait the claim is checked again, for a pause or an unsubscription. */
const FRESH_MS = 250;

/** Sends claimed messages with limited concurrency and returns their outcomes. */
@Injectable()
export class DeliverySender {
  private readonly logger = new Logger('Broadcast');
  private readonly tokens: UnsubscribeTokens;
  private readonly breaker = new CircuitBreaker();
  private readonly semaphore;
  private readonly wanted: MicroBatch<string, boolean>;
  /** Content per broadcast, cached, as it never changes. */
  private readonly messages = new LRUCache<string, BroadcastMessage>({
    max: MAX_CACHED,
    fetchMethod: (broadcastId) => this.readMessage(broadcastId),
  });
  private closing = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly deliveries: DeliveriesRepository,
    private readonly metrics: BroadcastMetrics,
    private readonly smtp: BulkSmtpGateway,
  ) {
    this.tokens = new UnsubscribeTokens(env);
    this.semaphore = pLimit(env.BROADCAST_CONCURRENCY * MESSAGES_PER_CONNECTION);
    this.wanted = new MicroBatch(async (ids) => {
      const wanted = await deliveries.stillWanted(ids);
      return ids.map((id) => wanted.has(id));
    });
  }

  /** From now on waiting messages are released to other workers. */
  drain(): void {
    this.closing = true;
  }

  /** A message that reached no connection is queued again. */
  send(delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const claimedAt = performance.now();
    return this.semaphore(async () => {
      const mail = await this.prepare(delivery, claimedAt);
      return mail ? this.handOver(mail, delivery) : putBack(delivery);
    });
  }

  /** @returns undefined when it must not be sent now */
  private async prepare(delivery: ClaimedDelivery, claimedAt: number): Promise<BulkMail | undefined> {
    try {
      if (this.closing || !(await this.isStillWanted(delivery, claimedAt))) return undefined;
      return await this.compose(delivery);
    } catch (error) {
      // Nothing was sent: without an outcome the row would become uncertain.
      this.logger.warn(
        { broadcastId: delivery.broadcastId },
        `message not composed, stays queued: ${String(error)}`,
      );
      return undefined;
    }
  }

  private async isStillWanted({ id }: ClaimedDelivery, claimedAt: number): Promise<boolean> {
    return performance.now() - claimedAt < FRESH_MS || this.wanted.add(id);
  }

  /** The mail to one recipient, with their name and their unsubscribe link. */
  private async compose({ id, broadcastId, email, name }: ClaimedDelivery): Promise<BulkMail> {
    const message = await this.messages.fetch(broadcastId);
    if (!message) throw new Error(`Broadcast ${broadcastId} is gone`);
    const siteUrl = this.env.PUBLIC_URL;
    const domain = new URL(siteUrl).hostname;
    const unsubscribeUrl = `${siteUrl}/unsubscribe/${this.tokens.sign(id)}`;
    const reader = { name, email: shownAddress(email) };
    const subject = oneLine(personaliseText(message.subject, reader));
    const bodyHtml = personaliseHtml(message.bodyHtml, reader);
    const bodyText = personaliseText(message.bodyText, reader);
    const address = senderAddress(this.env);
    return {
      from: { name: message.fromName, address },
      replyTo: answersGoTo(address),
      to: { name: oneLine(name ?? ''), address: email },
      subject,
      html: renderBroadcast({ subject, bodyHtml, unsubscribeUrl }, siteUrl),
      text: `${bodyText}\n\n--\n${postalAddress(business())}\nUnsubscribe: ${unsubscribeUrl}\n`,
      // The same for every attempt, so that mail systems can detect duplicates.
      messageId: `<${id}@${domain}>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        // RFC 8058 one-click unsubscribe.
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<broadcast.${domain}>`,
        'Auto-Submitted': 'auto-generated',
        Precedence: 'bulk',
      },
      attachments: message.attachments,
    };
  }

  private async readMessage(broadcastId: string): Promise<BroadcastMessage | undefined> {
    const [message, attachments] = await Promise.all([
      this.db.manager.findOne(BroadcastEntity, {
        select: { subject: true, fromName: true, bodyHtml: true, bodyText: true },
        where: { id: broadcastId },
      }),
      this.db.manager.findBy(BroadcastAttachmentEntity, { broadcastId }),
    ]);
    return message ? { ...message, attachments } : undefined;
  }

  private async handOver(mail: BulkMail, delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const answer = await this.smtp.send(mail);
    this.metrics.count(answer.kind);
    const reason = delivery.single ? undefined : this.breaker.note(delivery.broadcastId, answer);
    if (reason) await this.pause(delivery.broadcastId, reason);
    return outcomeOf(answer, delivery);
  }

  /** Never throws: the outcome of the message must be recorded. */
  private async pause(broadcastId: string, reason: string): Promise<void> {
    this.logger.error({ broadcastId }, 'broadcast paused');
    await this.deliveries.pauseBroadcast(broadcastId, reason).catch((error: unknown) => {
      this.logger.error({ broadcastId }, `broadcast not paused: ${String(error)}`);
    });
  }
}
