import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import type { TaxDocumentKind, TaxParts } from './tax.domain.ts';

/** PostgreSQL's exact decimals come as text. */
const percent = {
  to: (rate: number | null) => rate,
  from: (rate: string | null) => (rate === null ? null : Number(rate)),
};

/**
 * A tax invoice or a credit note: its number and what it says in paise (docs/decisions/023). What else is printed on it comes
 * from the payment, and from the settings that held when it was issued.
 */
@Entity('tax_documents')
@Unique('tax_documents_number', ['number'])
@Unique('tax_documents_serial', ['series', 'financialYear', 'serial'])
@Unique('tax_documents_refund', ['refundId'])
@Index('tax_documents_by_payment', ['paymentId'])
@Index('tax_documents_by_time', ['issuedAt', 'id'])
@Index('tax_documents_invoice_of', ['paymentId'], { unique: true, where: `kind = 'invoice'` })
@Check('tax_documents_kind', `kind IN ('invoice', 'credit_note')`)
@Check('tax_documents_credit', `(kind = 'credit_note') = (refund_id IS NOT NULL)`)
@Check('tax_documents_parts', 'taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise')
@Check(
  'tax_documents_signs',
  'total_paise > 0 AND taxable_paise >= 0 AND cgst_paise >= 0 AND sgst_paise >= 0 AND igst_paise >= 0',
)
export class TaxDocumentEntity implements TaxParts {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tax_documents_pkey' }) id: string;
  @Column('text') kind: TaxDocumentKind;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'tax_documents_payment' })
  payment: PaymentEntity;
  /** Of a credit note alone. */
  @Column('uuid', { nullable: true }) refundId: string | null;
  /** By its name: refunds have their credit notes numbered here, so nothing here imports theirs. */
  @ManyToOne('PaymentRefundEntity')
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'tax_documents_of_refund' })
  refund: object | null;
  /** What a credit note is to; null where the sale had a receipt and no invoice. */
  @Column('uuid', { nullable: true }) invoiceId: string | null;
  @ManyToOne(() => TaxDocumentEntity)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'tax_documents_invoice' })
  invoice: TaxDocumentEntity | null;
  /** What its number begins with; with `financialYear` it names a sequence from 1 without gaps. */
  @Column('text') series: string;
  /** April to March in India: '2026-27'. */
  @Column('text') financialYear: string;
  @Column('integer') serial: number;
  @Column('text') number: string;
  @Column('timestamptz') issuedAt: Date;
  /** No real money moved: numbered in a series of its own. */
  @Column('boolean') test: boolean;

  /** Null, as are the next four, on a credit note to a sale without tax: all of it is `taxable_paise` then. */
  @Column('text', { nullable: true }) sellerGstin: string | null;
  @Column('text', { nullable: true }) buyerGstin: string | null;
  /** The code of a state: '29'. */
  @Column('text', { nullable: true }) placeOfSupply: string | null;
  @Column('text', { nullable: true }) sac: string | null;
  @Column('numeric', { precision: 5, scale: 2, nullable: true, transformer: percent })
  ratePercent: number | null;

  @Column('integer') taxablePaise: number;
  @Column('integer') cgstPaise: number;
  @Column('integer') sgstPaise: number;
  @Column('integer') igstPaise: number;
  @Column('integer') totalPaise: number;
}

/** As it is read: without what it refers to. */
export type TaxDocument = Omit<TaxDocumentEntity, 'payment' | 'refund' | 'invoice'>;

/** How far the numbers of a series have come. Its row is locked from the number that is given until the transaction ends. */
@Entity('document_series')
export class DocumentSeriesEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' }) series: string;
  /** April to March in India: '2026-27'. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' })
  financialYear: string;
  @Column('integer') lastSerial: number;
}
