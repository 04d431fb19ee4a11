import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { PaymentDocumentKind } from './payment-document.entity.ts';

export interface PaymentDocument {
  kind: PaymentDocumentKind;
  /** What is printed on it. */
  number: string;
  pdf: Buffer;
}

@Injectable()
export class PaymentDocumentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Of a sale: its invoice, or its receipt. Undefined: it was never made. */
  async ofSale(paymentId: string): Promise<PaymentDocument | undefined> {
    const [found] = await this.db.rows<PaymentDocument>(
      `SELECT kind, number, pdf FROM payment_documents WHERE payment_id = $1 AND kind IN ('invoice', 'receipt')
        ORDER BY kind LIMIT 1`,
      [paymentId],
    );
    return found;
  }

  /** Undefined: it was never made. */
  async find(
    paymentId: string,
    kind: PaymentDocumentKind,
    number: string,
  ): Promise<PaymentDocument | undefined> {
    const [found] = await this.db.rows<PaymentDocument>(
      'SELECT kind, number, pdf FROM payment_documents WHERE payment_id = $1 AND kind = $2 AND number = $3',
      [paymentId, kind, number],
    );
    return found;
  }

  /** What is kept from now on: `document`, or that of somebody who was faster. */
  async keep(paymentId: string, { kind, number, pdf }: PaymentDocument): Promise<PaymentDocument> {
    await this.db.rows(
      `INSERT INTO payment_documents (id, payment_id, kind, number, pdf) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, number) DO NOTHING`,
      [uuidv7(), paymentId, kind, number, pdf],
    );
    const kept = await this.find(paymentId, kind, number);
    if (!kept) throw new Error(`${kind} ${number} is another payment's`);
    return kept;
  }
}
