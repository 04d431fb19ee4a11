import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { broadcastError } from '../core/broadcasts.errors.ts';
import { BroadcastsRepository } from '../core/broadcasts.repository.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';

/** Pause, resume, cancel, try again. Each is one compare-and-set: of two presses one wins, the other is told. */
@Injectable()
export class BroadcastControlService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly broadcasts: BroadcastsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly activity: ActivityLog,
  ) {}

  /** Messages in flight still go out. @throws DomainError `NOT_POSSIBLE_NOW` */
  pause(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Paused', (tx) => this.broadcasts.move(tx, id, 'paused'));
  }

  /** Also begins a scheduled one at once. @throws DomainError `NOT_POSSIBLE_NOW` */
  resume(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Resumed', async (tx) => {
      if (!(await this.broadcasts.move(tx, id, 'running', ['paused', 'scheduled']))) return false;
      await this.recipients.waitAgain(tx, id);
      return true;
    });
  }

  /** Who waits gets nothing, unless it is sent to the rest later. @throws DomainError `NOT_POSSIBLE_NOW` */
  cancel(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Cancelled', async (tx) => {
      if (!(await this.broadcasts.move(tx, id, 'cancelled'))) return false;
      await this.recipients.cancelWaiting(tx, id);
      return true;
    });
  }

  /** Those that failed, and no others. @throws DomainError `NOT_POSSIBLE_NOW` when none did */
  retryFailed(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Retried failed', async (tx) => {
      if (!(await this.broadcasts.runAgain(tx, id))) return false;
      return (await this.recipients.requeue(tx, id, 'failed')) > 0;
    });
  }

  /** Those whom a cancellation left out. @throws DomainError `NOT_POSSIBLE_NOW` when there are none */
  sendRest(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Sent to the rest', async (tx) => {
      if (!(await this.broadcasts.runAgain(tx, id))) return false;
      return (await this.recipients.requeue(tx, id, 'cancelled')) > 0;
    });
  }

  /** A person looked and decided: this uncertain one goes out once more. @throws DomainError `NOT_POSSIBLE_NOW` */
  sendAgain(id: string, recipientId: string, actor: Actor): Promise<void> {
    return this.change(id, actor, 'Sent again', async (tx) => {
      if (!(await this.broadcasts.runAgain(tx, id))) return false;
      return (await this.recipients.requeue(tx, id, 'uncertain', recipientId)) > 0;
    });
  }

  private async change(
    id: string,
    actor: Actor,
    action: string,
    work: (tx: Transaction) => Promise<boolean>,
  ): Promise<void> {
    const before = await this.broadcasts.find(id);
    if (!before) throw broadcastError('BROADCAST_NOT_FOUND');
    await this.db.run(async (tx) => {
      if (!(await work(tx))) throw broadcastError('NOT_POSSIBLE_NOW');
      const changes = { before: { subject: before.subject, status: before.status }, after: { action } };
      await this.activity.record(tx, actor, { action, feature: 'Broadcast', changes });
    });
  }
}
