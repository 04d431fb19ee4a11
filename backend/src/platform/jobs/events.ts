import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work.ts';
import { handlersOf } from './declared-jobs.ts';
import type { DomainEvents, EventName } from './job-names.ts';
import { Outbox } from './outbox.ts';

/**
 * Says what happened to whoever declared a job for it (`on` in the module's declaration). Each handler has an outbox row of its own,
 * so that one that fails is tried again without the others.
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
