import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { accountingError } from '../../accounting/accounting.errors.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { BuyerMails } from '../notifications/buyer-mails.ts';
import { salesError } from '../sales.errors.ts';
import { PaymentNoteEntity } from './payment-note.entity.ts';

/** First call and assessment, promised with a sale (pay-24). */
export const MARKS = ['called', 'assessed'] as const;
export type MarkName = (typeof MARKS)[number];

export interface Mark {
  at: Date;
  /** A staff member's address. */
  by: string;
}

/** Follow-up of a sale: marks, private notes (logged without their text), resent receipts. */
@Injectable()
export class FollowUp {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly buyers: BuyerMails,
    private readonly activities: ActivityLog,
  ) {}

  /** Idempotent: the first mark's time and author stay. @throws UNKNOWN_PAYMENT, NOT_PAID */
  mark(paymentId: string, name: MarkName, set: boolean, actor: Actor): Promise<Mark | null> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      if (payment.status !== 'completed') throw salesError('NOT_PAID');
      const before = markOf(payment, name);
      if ((before !== null) === set) return before;
      const at = set ? () => 'now()' : null;
      const by = set ? actor.email : null;
      await tx.manager.update(
        PaymentEntity,
        paymentId,
        name === 'called' ? { calledAt: at, calledBy: by, toCall: !set } : { assessedAt: at, assessedBy: by },
      );
      await this.activities.record(tx, actor, {
        action: set ? `Marked as ${name}` : `Marked as not ${name}`,
        feature: 'Payment',
        changes: { before: { _id: paymentId, [name]: !set }, after: { _id: paymentId, [name]: set } },
      });
      const after = await this.payments.findById(paymentId, tx);
      return after && markOf(after, name);
    });
  }

  /** @throws UNKNOWN_PAYMENT */
  addNote(paymentId: string, text: string, actor: Actor): Promise<PaymentNoteEntity> {
    return this.db.run(async (tx) => {
      if (!(await this.payments.lock(tx, paymentId))) throw paymentError('UNKNOWN_PAYMENT');
      const { userId: authorId, email: author } = actor;
      const note = tx.manager.create(PaymentNoteEntity, { id: uuidv7(), paymentId, authorId, author, text });
      await tx.manager.insert(PaymentNoteEntity, note);
      await this.activities.record(tx, actor, {
        action: 'Wrote a note',
        feature: 'Payment',
        changes: { before: null, after: { _id: paymentId, note: note.id } },
      });
      return note;
    });
  }

  /** @throws UNKNOWN_NOTE, NOT_YOUR_NOTE */
  async removeNote(paymentId: string, id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const note = await tx.manager.findOne(PaymentNoteEntity, {
        where: { paymentId, id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!note) throw salesError('UNKNOWN_NOTE');
      if (note.authorId !== actor.userId) throw salesError('NOT_YOUR_NOTE');
      await tx.manager.delete(PaymentNoteEntity, id);
      await this.activities.record(tx, actor, {
        action: 'Deleted a note',
        feature: 'Payment',
        changes: { before: { _id: paymentId, note: id }, after: null },
      });
    });
  }

  /** Resends the receipt in a new mail; the sale's own mail is unchanged. @throws UNKNOWN_PAYMENT, NO_RECEIPT */
  async resendReceipt(paymentId: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.findById(paymentId, tx);
      if (!payment) throw paymentError('UNKNOWN_PAYMENT');
      if (payment.status !== 'completed') throw accountingError('NO_RECEIPT');
      await this.buyers.sendReceipt(tx, payment, `receipt:${paymentId}:${uuidv7()}`);
      const { receiptNumber } = payment;
      await this.activities.record(tx, actor, {
        action: 'Resent the receipt',
        feature: 'Payment',
        changes: { before: null, after: { _id: paymentId, receiptNumber, to: payment.email } },
      });
    });
  }
}

export function markOf(payment: PaymentEntity, name: MarkName): Mark | null {
  const { calledAt, calledBy, assessedAt, assessedBy } = payment;
  const [at, by] = name === 'called' ? [calledAt, calledBy] : [assessedAt, assessedBy];
  return at && by ? { at, by } : null;
}
