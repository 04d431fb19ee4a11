import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { MicroBatch } from '../../../platform/database/micro-batch.ts';
import { BulkSmtpGateway } from '../../../platform/mail/bulk-smtp.gateway.ts';
import { RowQueueWorker } from '../../../platform/queue/row-queue.ts';
import { UnsubscribeTokens } from '../suppressions/unsubscribe-token.ts';
import { BroadcastMetrics } from './broadcast.metrics.ts';
import { type ClaimedDelivery, ClaimsRepository } from './claims.repository.ts';
import { composeDelivery } from './compose-delivery.ts';
import { DELIVERY_QUEUE } from './delivery-queue.ts';
import { DeliveryRepository } from './delivery.repository.ts';
import { HourlyLimit } from './hourly-limit.ts';
import { Leases } from './leases.ts';
import { MessageSource } from './message-source.ts';
import { Breaker, putBack, settle } from './settlement.ts';
import { type Settlement, SettlementsRepository } from './settlements.repository.ts';

/** A send that hangs has ended by then. */
const SMTP_TIMEOUT_MS = 20_000;
/** While some rows are claimed or written down, others keep the connections to the mail server busy. */
const ROWS_PER_CONNECTION = 4;
const CLAIM_WAIT_MS = 5;
const SETTLE_WAIT_MS = 5;
const SETTLE_TRIES = 20;

/** Sends one recipient's message, once, and writes down how it ended. */
@Injectable()
export class DeliveryProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly smtp: BulkSmtpGateway;
  private readonly tokens: UnsubscribeTokens;
  private readonly breaker = new Breaker();
  private readonly leases: Leases;
  /** A number: the hour is used up, look again after so many milliseconds. */
  private readonly claims: MicroBatch<string, ClaimedDelivery | number | undefined>;
  private readonly settlements: MicroBatch<Settlement, undefined>;
  private worker: RowQueueWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly ledger: DeliveryRepository,
    claims: ClaimsRepository,
    private readonly outcomes: SettlementsRepository,
    private readonly source: MessageSource,
    hourly: HourlyLimit,
    private readonly metrics: BroadcastMetrics,
  ) {
    this.smtp = new BulkSmtpGateway(env.SMTP_URL, env.BROADCAST_CONCURRENCY, SMTP_TIMEOUT_MS);
    this.tokens = new UnsubscribeTokens(env);
    this.leases = new Leases((ids) => claims.renew(ids, env.JOB_LEASE_MS), env.JOB_LEASE_MS);
    this.claims = new MicroBatch(async (ids) => {
      const { claimed, noRoom } = await claims.claim(ids, env.JOB_LEASE_MS);
      const restMs = noRoom.length > 0 ? await hourly.restMs() : 0;
      const byId = new Map<string, ClaimedDelivery | number>(noRoom.map((id) => [id, restMs]));
      for (const delivery of claimed) byId.set(delivery.id, delivery);
      return ids.map((id) => byId.get(id));
    }, CLAIM_WAIT_MS);
    this.settlements = new MicroBatch(async (settlements) => {
      await this.writeDown(settlements);
      return settlements.map(() => undefined);
    }, SETTLE_WAIT_MS);
  }

  onApplicationBootstrap(): void {
    const options = {
      concurrency: this.env.BROADCAST_CONCURRENCY * ROWS_PER_CONNECTION,
      perSecond: this.env.BROADCAST_PER_SECOND,
      lockMs: this.env.JOB_LEASE_MS,
    };
    this.worker = new RowQueueWorker(
      this.env.REDIS_URL,
      DELIVERY_QUEUE,
      options,
      (id) => this.deliver(id),
      (error) => this.logger.warn(`delivery queue: ${error.message}`),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    this.leases.stop();
    this.smtp.close();
  }

  /** @returns milliseconds to rest when the hour's messages are used up */
  private async deliver(id: string): Promise<number | undefined> {
    // Undefined: sent already, paused, cancelled, or the address wants nothing any more.
    const delivery = await this.claims.add(id);
    if (typeof delivery === 'number' || !delivery) return delivery;
    await this.leases.whileHeld(id, () => this.send(delivery));
    return undefined;
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const message = await this.source.of(delivery.broadcastId).catch(async (error: unknown) => {
      // Nothing has gone out: left alone, the row would be swept as one of which nobody knows.
      await this.settlements.add(putBack(delivery));
      throw error;
    });
    const mail = composeDelivery(message, delivery, {
      address: this.env.MAIL_FROM,
      siteUrl: this.env.PUBLIC_URL,
      unsubscribeUrl: `${this.env.PUBLIC_URL}/unsubscribe/${this.tokens.sign(delivery.id)}`,
    });
    const outcome = await this.smtp.send(mail);
    this.metrics.note(outcome.kind);
    const reason = delivery.single ? undefined : this.breaker.note(delivery.broadcastId, outcome);
    if (reason) {
      this.logger.error({ broadcastId: delivery.broadcastId }, 'broadcast paused: mails are not taken');
      await this.ledger.pause(delivery.broadcastId, reason);
    }
    await this.settlements.add(settle(outcome, delivery));
  }

  /** The database may be restarting: what was sent is worth waiting for it, as long as the lease lasts. */
  private async writeDown(settlements: readonly Settlement[]): Promise<void> {
    for (let left = SETTLE_TRIES; ; left -= 1) {
      try {
        await this.outcomes.settle(settlements);
        return;
      } catch (error) {
        if (left === 0) throw error;
        await delay(1_000);
      }
    }
  }
}
