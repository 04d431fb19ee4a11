import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import type { Half } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ClientNoteEntity } from './client-note.entity.ts';

/** Private notes of the team. The activity log names them without their text. */
@Injectable()
export class ClientNotes {
  constructor(
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** Oldest first. @param half of one person; undefined: of the whole purchase */
  async ofPayment(paymentId: string, userId: string, half?: Half) {
    const notes = await this.db.manager.find(ClientNoteEntity, {
      where: { paymentId, ...(half && { half }) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return notes.map((note) => presentNote(note, userId));
  }

  async add(tx: Transaction, paymentId: string, half: Half, text: string, actor: Actor) {
    const { userId: authorId, email: author } = actor;
    const note = tx.manager.create(ClientNoteEntity, {
      id: uuidv7(),
      paymentId,
      half,
      authorId,
      author,
      text,
      pinned: false,
    });
    await tx.manager.insert(ClientNoteEntity, note);
    await this.activities.record(tx, actor, {
      action: 'Wrote a note',
      feature: 'Payment',
      changes: { before: null, after: { _id: paymentId, note: note.id } },
    });
    return presentNote(note, authorId);
  }

  /** Pins a note in place of another one, or takes it down. Idempotent. @throws UNKNOWN_NOTE */
  async pin(paymentId: string, half: Half, id: string, pinned: boolean): Promise<void> {
    const changed = await this.db.rows<{ id: string }>(
      `UPDATE client_notes SET pinned = (id = $3 AND $4)
        WHERE payment_id = $1 AND half = $2 AND (id = $3 OR ($4 AND pinned)) RETURNING id`,
      [paymentId, half, id, pinned],
    );
    if (!changed.some((note) => note.id === id)) throw programsError('UNKNOWN_NOTE');
  }

  /** @throws UNKNOWN_NOTE, NOT_YOUR_NOTE */
  async remove(paymentId: string, id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const note = await tx.manager.findOne(ClientNoteEntity, {
        where: { paymentId, id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!note) throw programsError('UNKNOWN_NOTE');
      if (note.authorId !== actor.userId) throw programsError('NOT_YOUR_NOTE');
      await tx.manager.delete(ClientNoteEntity, id);
      await this.activities.record(tx, actor, {
        action: 'Deleted a note',
        feature: 'Payment',
        changes: { before: { _id: paymentId, note: id }, after: null },
      });
    });
  }
}

function presentNote({ author: by, authorId, ...note }: ClientNoteEntity, userId: string) {
  return { ...note, by, own: authorId === userId };
}
