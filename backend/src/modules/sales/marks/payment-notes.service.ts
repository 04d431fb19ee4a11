import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';
import { type NoteRecord, PaymentNotesRepository } from './payment-notes.repository.ts';

/** Private notes on a payment. The activity log tells of them, and not what they say. */
@Injectable()
export class PaymentNotes {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly notes: PaymentNotesRepository,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_PAYMENT */
  add(paymentId: string, text: string, actor: Actor): Promise<NoteRecord> {
    return this.db.run(async (tx) => {
      if (!(await this.payments.lock(tx, paymentId))) throw paymentError('UNKNOWN_PAYMENT');
      const note = await this.notes.add(tx, paymentId, {
        authorId: actor.userId,
        author: actor.email,
        text,
      });
      await this.activities.record(tx, actor, {
        action: 'Wrote a note',
        feature: 'Payment',
        changes: { before: null, after: { _id: paymentId, note: note.id } },
      });
      return note;
    });
  }

  /** @throws UNKNOWN_NOTE, NOT_YOUR_NOTE */
  async remove(paymentId: string, id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const note = await this.notes.lock(tx, paymentId, id);
      if (!note) throw paymentError('UNKNOWN_NOTE');
      if (note.authorId !== actor.userId) throw paymentError('NOT_YOUR_NOTE');
      await this.notes.remove(tx, id);
      await this.activities.record(tx, actor, {
        action: 'Deleted a note',
        feature: 'Payment',
        changes: { before: { _id: paymentId, note: id }, after: null },
      });
    });
  }
}
