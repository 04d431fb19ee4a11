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
import { RowQueueWorker } from '../../../platform/jobs/row-queue.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { ClaimedDelivery, DeliveryOutcome } from './delivery-outcome.ts';
import { DELIVERY_QUEUE } from './broadcast-dispatcher.ts';
import { DeliverySender } from './delivery-sender.ts';
import { HourlyLimit } from './hourly-limit.ts';
import { MicroBatch } from './micro-batch.ts';

/** Within one lease, so that one renewal may fail. */
const RENEWALS = 3;

/** Renews leases of claimed rows: behind a slow mail server a row may wait longer than a lease. */
class Leases {
  private readonly held = new Set<string>();
  private readonly timer: NodeJS.Timeout;

  constructor(renew: (ids: readonly string[]) => Promise<void>, leaseMs: number) {
    this.timer = setInterval(() => {
      // The database may be restarting; there is another renewal before the lease ends.
      if (this.held.size > 0) renew([...this.held]).catch(() => undefined);
    }, leaseMs / RENEWALS).unref();
  }

  /** Until `work` ends or throws. */
  async whileHeld<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    this.held.add(id);
    try {
      return await work();
    } finally {
      this.held.delete(id);
    }
  }

  /** Rows still held become uncertain when their lease ends. */
  stop(): void {
    clearInterval(this.timer);
  }
}

/** While some rows are claimed or recorded, others keep the mail connections busy. */
const ROWS_PER_CONNECTION = 12;
const RECORD_TRIES = 20;

/** Sends a recipient's message at most once and records the outcome. */
@Injectable()
export class DeliveryProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly leases: Leases;
  /** A number: the hourly limit is reached; claim again after that many ms. */
  private readonly claims: MicroBatch<string, ClaimedDelivery | number | undefined>;
  private readonly recording: MicroBatch<DeliveryOutcome, undefined>;
  private worker: RowQueueWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: DeliverySender,
    hourly: HourlyLimit,
  ) {
    this.leases = new Leases((ids) => deliveries.renew(ids, env.JOB_LEASE_MS), env.JOB_LEASE_MS);
    this.claims = new MicroBatch(async (ids) => {
      const { claimed, noRoom } = await deliveries.claim(ids, env.JOB_LEASE_MS);
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

  /** @returns milliseconds to wait at the hourly limit */
  private async deliver(id: string): Promise<number | undefined> {
    // Undefined: already sent, paused, cancelled or suppressed.
    const delivery = await this.claims.add(id);
    if (typeof delivery === 'number' || !delivery) return delivery;
    await this.leases.whileHeld(id, async () => this.recording.add(await this.sender.send(delivery)));
    return undefined;
  }

  /** The database may be restarting: retried within the lease. */
  private async record(batch: readonly DeliveryOutcome[]): Promise<void> {
    for (let left = RECORD_TRIES; ; left -= 1) {
      try {
        await this.deliveries.record(batch);
        return;
      } catch (error) {
        if (left === 0) throw error;
        await delay(1_000);
      }
    }
  }
}
