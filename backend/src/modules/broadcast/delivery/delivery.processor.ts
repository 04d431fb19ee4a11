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
import { RowQueueWorker } from '../../../platform/jobs/row-queue/row-queue.ts';
import { type ClaimedDelivery, ClaimsRepository } from './claims.repository.ts';
import { DELIVERY_QUEUE } from './delivery-queue.ts';
import { DeliverySender } from './delivery-sender.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { Leases } from './leases.ts';
import { MicroBatch } from './micro-batch.ts';
import { type DeliveryOutcome, DeliveryOutcomesRepository } from './delivery-outcomes.repository.ts';

/** While some rows are claimed or written down, others keep the connections to the mail server busy. */
const ROWS_PER_CONNECTION = 12;
const RECORD_TRIES = 20;

/** Sends one recipient's message, once, and writes down how it ended. */
@Injectable()
export class DeliveryProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly leases: Leases;
  /** A number: the hour is used up, look again after so many milliseconds. */
  private readonly claims: MicroBatch<string, ClaimedDelivery | number | undefined>;
  private readonly recording: MicroBatch<DeliveryOutcome, undefined>;
  private worker: RowQueueWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    claims: ClaimsRepository,
    private readonly sender: DeliverySender,
    private readonly outcomes: DeliveryOutcomesRepository,
    hourly: HourlyLimit,
  ) {
    this.leases = new Leases((ids) => claims.renew(ids, env.JOB_LEASE_MS), env.JOB_LEASE_MS);
    this.claims = new MicroBatch(async (ids) => {
      const { claimed, noRoom } = await claims.claim(ids, env.JOB_LEASE_MS);
      const restMs = noRoom.length > 0 ? await hourly.restMs() : 0;
      const byId = new Map<string, ClaimedDelivery | number>(noRoom.map((id) => [id, restMs]));
      for (const delivery of claimed) byId.set(delivery.id, delivery);
      return ids.map((id) => byId.get(id));
    });
    this.recording = new MicroBatch(async (batch) => {
      await this.record(batch);
      return batch.map(() => undefined);
    });
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
    this.sender.drain();
    await this.worker?.close();
    this.leases.stop();
  }

  /** @returns milliseconds to rest when the hour's messages are used up */
  private async deliver(id: string): Promise<number | undefined> {
    // Undefined: sent already, paused, cancelled, or the address wants nothing any more.
    const delivery = await this.claims.add(id);
    if (typeof delivery === 'number' || !delivery) return delivery;
    await this.leases.whileHeld(id, async () => this.recording.add(await this.sender.send(delivery)));
    return undefined;
  }

  /** The database may be restarting: what was sent is worth waiting for it, as long as the lease lasts. */
  private async record(batch: readonly DeliveryOutcome[]): Promise<void> {
    for (let left = RECORD_TRIES; ; left -= 1) {
      try {
        await this.outcomes.record(batch);
        return;
      } catch (error) {
        if (left === 0) throw error;
        await delay(1_000);
      }
    }
  }
}
