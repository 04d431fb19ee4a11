import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';

/** The first call, and the assessment. */
export const MARKS = ['called', 'assessed'] as const;
export type MarkName = (typeof MARKS)[number];

export interface Mark {
  at: Date;
  /** An address of who works here. */
  by: string;
}

@Injectable()
export class PaymentMarksRepository {
  /** Only certain while the payment's row is locked. */
  async find(sql: Sql, paymentId: string, name: MarkName): Promise<Mark | null> {
    const [row] = await sql.rows<{ at: Date | null; by: string | null }>(
      `SELECT ${name}_at AS at, ${name}_by AS by FROM payments WHERE id = $1`,
      [paymentId],
    );
    return row?.at && row.by ? { at: row.at, by: row.by } : null;
  }

  /** Who was not called is to be called. @param by null takes the mark away */
  async write(sql: Sql, paymentId: string, name: MarkName, by: string | null): Promise<void> {
    await sql.rows(
      `UPDATE payments SET ${name}_by = $2::text, ${name}_at = CASE WHEN $2::text IS NOT NULL THEN now() END,
              updated_at = now() ${name === 'called' ? ', to_call = $2::text IS NULL' : ''}
        WHERE id = $1`,
      [paymentId, by],
    );
  }
}
