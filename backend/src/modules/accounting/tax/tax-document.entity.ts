import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import type { TaxDocumentKind, TaxParts } from './tax.domain.ts';

/** PostgreSQL's exact decimals come as text. */
const percent = {
  to: (rate: number | null) => rate,
  from: (rate: string | null) => (rate === null ? null : Number(rate)),
};

/**
 * A tax invoice or credit note with its amounts in paise (docs/decisions/023). Its other printed content comes from the
 * payment and the settings at its issue.
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
  /** By table name: credit notes of refunds are numbered here, and importing their module would make a cycle. */
  @ManyToOne('PaymentRefundEntity')
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'tax_documents_of_refund' })
  refund: object | null;
  /** Credit note's invoice; null where the sale had a receipt. */
  @Column('uuid', { nullable: true }) invoiceId: string | null;
  @ManyToOne(() => TaxDocumentEntity)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'tax_documents_invoice' })
  invoice: TaxDocumentEntity | null;
  /** Prefix of the number; with `financialYear` it names a gapless sequence from 1. */
  @Column('text') series: string;
  /** April to March in India: '2026-27'. */
  @Column('text') financialYear: string;
  @Column('integer') serial: number;
  @Column('text') number: string;
  @Column('timestamptz') issuedAt: Date;
  /** Test payment: a series of its own. */
  @Column('boolean') test: boolean;

  /** Null, as are the next four, on a credit note to an untaxed sale, where `taxable_paise` is the whole amount. */
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

/** Plain fields, without relations. */
export type TaxDocument = Omit<TaxDocumentEntity, 'payment' | 'refund' | 'invoice'>;

/** Last number of a series. The row stays locked from numbering until the transaction ends. */
@Entity('document_series')
export class DocumentSeriesEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' }) series: string;
  /** April to March in India: '2026-27'. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' })
  financialYear: string;
  @Column('integer') lastSerial: number;
}
