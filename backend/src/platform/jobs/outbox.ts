import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/unit-of-work.ts';
import type { JobName, JobPayloads } from './job-names.ts';
import { REDIS } from '../redis/redis.module.ts';

/** Redis channel by which a commit wakes the relay. */
export const OUTBOX_CHANNEL = 'ironbloom:outbox';
/** Notifications within this time are merged into one: each costs a fifth of receiving a webhook. */
const NEXT_AFTER_MS = 10;

@Injectable()
export class Outbox {
  private hasNews = false;
  private isNotifying = false;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Adds a job: it will run at least once if, and only if, `tx` commits. */
  async add<Name extends JobName>(tx: Transaction, job: Name, payload: JobPayloads[Name]): Promise<void> {
    // SQL because it is part of every sale: TypeORM's insert takes four times the processor time (decision 18).
    await tx.rows('INSERT INTO outbox (id, job, payload) VALUES ($1, $2, $3)', [uuidv7(), job, payload]);
    tx.afterCommit(() => this.notifyRelay());
  }

  /** As `add`, not before that moment. */
  async addLater<Name extends JobName>(
    tx: Transaction,
    job: Name,
    payload: JobPayloads[Name],
    at: Date,
  ): Promise<void> {
    const row = [uuidv7(), job, payload, at];
    await tx.rows(
      'INSERT INTO outbox (id, job, payload, available_at, due_at) VALUES ($1, $2, $3, $4, $4)',
      row,
    );
  }

  /**
   * Only shortens the delay: without Redis the relay finds the row by polling. Commits shortly after a notification share the
   * next one.
   */
  notifyRelay(): void {
    this.hasNews = true;
    if (!this.isNotifying) void this.notify();
  }

  private async notify(): Promise<void> {
    this.isNotifying = true;
    while (this.hasNews) {
      this.hasNews = false;
      await this.redis.publish(OUTBOX_CHANNEL, '').catch(() => undefined);
      await delay(NEXT_AFTER_MS, undefined, { ref: false });
    }
    this.isNotifying = false;
  }
}
