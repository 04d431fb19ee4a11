import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface NoteRecord {
  id: string;
  authorId: string;
  /** The address of who wrote it. */
  author: string;
  text: string;
  createdAt: Date;
}

const COLUMNS = 'id, author_id AS "authorId", author, text, created_at AS "createdAt"';

@Injectable()
export class PaymentNotesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Oldest first. */
  ofPayment(paymentId: string): Promise<NoteRecord[]> {
    return this.db.rows(
      `SELECT ${COLUMNS} FROM payment_notes WHERE payment_id = $1 ORDER BY created_at, id`,
      [paymentId],
    );
  }

  /** Locked for what is done to it. */
  async lock(sql: Sql, paymentId: string, id: string): Promise<NoteRecord | undefined> {
    const [note] = await sql.rows<NoteRecord>(
      `SELECT ${COLUMNS} FROM payment_notes WHERE payment_id = $1 AND id = $2 FOR UPDATE`,
      [paymentId, id],
    );
    return note;
  }

  async add(
    sql: Sql,
    paymentId: string,
    note: Pick<NoteRecord, 'authorId' | 'author' | 'text'>,
  ): Promise<NoteRecord> {
    const [added] = await sql.rows<NoteRecord>(
      `INSERT INTO payment_notes (id, payment_id, author_id, author, text) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
      [uuidv7(), paymentId, note.authorId, note.author, note.text],
    );
    if (!added) throw new Error('PostgreSQL did not say what it wrote');
    return added;
  }

  async remove(sql: Sql, id: string): Promise<void> {
    await sql.rows('DELETE FROM payment_notes WHERE id = $1', [id]);
  }
}
