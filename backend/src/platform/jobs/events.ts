import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work.ts';
import { handlersOf } from './declared-jobs.ts';
import type { DomainEvents, EventName } from './job-names.ts';
import { Outbox } from './outbox.ts';

/**
 * Publishes events to the jobs that declare them (`on` in a module's declaration). Each handler has its own outbox row, so
 * that a failing one is retried alone.
 */
@Injectable()
export class Events {
  constructor(private readonly outbox: Outbox) {}

  /** Each handler runs at least once if, and only if, `tx` commits. */
  async publish<Name extends EventName>(
    tx: Transaction,
    event: Name,
    payload: DomainEvents[Name],
  ): Promise<void> {
    for (const job of handlersOf(event)) await this.outbox.add(tx, job, payload as never);
  }
}
