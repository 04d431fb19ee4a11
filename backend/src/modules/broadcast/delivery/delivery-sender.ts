import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { senderAddress } from '../../../platform/mail/answers.ts';
import { type BulkMail, BulkSmtpGateway } from '../../../platform/mail/bulk-smtp.gateway.ts';
import { UnsubscribeTokens } from '../suppressions/unsubscribe-token.ts';
import { BroadcastMetrics } from './broadcast.metrics.ts';
import { type ClaimedDelivery, ClaimsRepository } from './claims.repository.ts';
import { composeDelivery } from './compose-delivery.ts';
import { DeliveryRepository } from './delivery.repository.ts';
import { MessageSource } from './message-source.ts';
import { MicroBatch } from './micro-batch.ts';
import { CircuitBreaker, outcomeOf, putBack } from './delivery-outcome.ts';
import type { DeliveryOutcome } from './delivery-outcomes.repository.ts';

/** One message is on the wire, the next one is written out meanwhile. */
const MESSAGES_PER_CONNECTION = 2;
/** Whoever waited longer is asked for once more: a pause or an unsubscription counts up to here. */
const FRESH_MS = 250;

/** Brings what was claimed to the mail server, so many at a time, and says how it ended. */
@Injectable()
export class DeliverySender {
  private readonly logger = new Logger('Broadcast');
  private readonly tokens: UnsubscribeTokens;
  private readonly breaker = new CircuitBreaker();
  private readonly semaphore;
  private readonly wanted: MicroBatch<string, boolean>;
  private closing = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly deliveries: DeliveryRepository,
    private readonly source: MessageSource,
    private readonly metrics: BroadcastMetrics,
    private readonly smtp: BulkSmtpGateway,
    claims: ClaimsRepository,
  ) {
    this.tokens = new UnsubscribeTokens(env);
    this.semaphore = pLimit(env.BROADCAST_CONCURRENCY * MESSAGES_PER_CONNECTION);
    this.wanted = new MicroBatch(async (ids) => {
      const wanted = await claims.stillWanted(ids);
      return ids.map((id) => wanted.has(id));
    });
  }

  /** From now on whoever still waits is put back: another worker, or the next one, sends to them. */
  drain(): void {
    this.closing = true;
  }

  /** @returns what to write down of the recipient; a message that reached no connection waits on */
  send(delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const claimedAt = performance.now();
    return this.semaphore(async () => {
      const mail = await this.prepare(delivery, claimedAt);
      return mail ? this.handOver(mail, delivery) : putBack(delivery);
    });
  }

  /** @returns undefined when it is not to go out now */
  private async prepare(delivery: ClaimedDelivery, claimedAt: number): Promise<BulkMail | undefined> {
    try {
      if (this.closing || !(await this.isStillWanted(delivery, claimedAt))) return undefined;
      return await this.compose(delivery);
    } catch (error) {
      // Nothing has gone out: left alone, the row would be swept as one of which nobody knows.
      this.logger.warn({ broadcastId: delivery.broadcastId }, `a message waits on: ${String(error)}`);
      return undefined;
    }
  }

  private async isStillWanted({ id }: ClaimedDelivery, claimedAt: number): Promise<boolean> {
    return performance.now() - claimedAt < FRESH_MS || this.wanted.add(id);
  }

  private async compose(delivery: ClaimedDelivery): Promise<BulkMail> {
    const message = await this.source.of(delivery.broadcastId);
    return composeDelivery(message, delivery, {
      address: senderAddress(this.env),
      siteUrl: this.env.PUBLIC_URL,
      unsubscribeUrl: `${this.env.PUBLIC_URL}/unsubscribe/${this.tokens.sign(delivery.id)}`,
    });
  }

  private async handOver(mail: BulkMail, delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const answer = await this.smtp.send(mail);
    this.metrics.note(answer.kind);
    const reason = delivery.single ? undefined : this.breaker.note(delivery.broadcastId, answer);
    if (reason) await this.pause(delivery.broadcastId, reason);
    return outcomeOf(answer, delivery);
  }

  /** However that ends, the outcome of the message is to be written down. */
  private async pause(broadcastId: string, reason: string): Promise<void> {
    this.logger.error({ broadcastId }, 'broadcast paused: mails are not taken');
    await this.deliveries.pause(broadcastId, reason).catch((error: unknown) => {
      this.logger.error({ broadcastId }, `not paused: ${String(error)}`);
    });
  }
}
