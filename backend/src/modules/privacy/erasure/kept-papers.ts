import { Injectable } from '@nestjs/common';
import { Receipts } from '../../accounting/documents/payment-documents.api.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BOUGHT } from '../../../platform/personal-data.ts';
import { about, type Subject } from '../subject.ts';

/** Papers that tax law has us keep, and nobody has asked for yet: drawn while the name that belongs on them is known. */
@Injectable()
export class KeptPapers {
  constructor(
    private readonly db: UnitOfWork,
    private readonly receipts: Receipts,
  ) {}

  /** @throws RECEIPT_UNAVAILABLE */
  async draw(subject: Subject): Promise<void> {
    const missing = await about<{ id: string }>(
      this.db,
      `SELECT p.id FROM payments p, subject WHERE ${BOUGHT} AND p.completed_at IS NOT NULL AND p.receipt_number IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.payment_id = p.id AND d.kind IN ('receipt', 'invoice'))`,
      subject,
    );
    for (const { id } of missing) await this.receipts.of(id);
    const notes = await about<{ payment: string; refund: string }>(
      this.db,
      `SELECT t.payment_id AS payment, t.refund_id AS refund FROM tax_documents t JOIN payments p ON p.id = t.payment_id, subject
        WHERE ${BOUGHT} AND t.kind = 'credit_note'
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.kind = 'credit_note' AND d.number = t.number)`,
      subject,
    );
    for (const { payment, refund } of notes) await this.receipts.creditNote(payment, refund);
  }
}
