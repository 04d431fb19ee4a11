import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import { PaymentEntity } from '../../payments/payment.entity.ts';

/** Each kind has its own numbers. */
export type PaymentDocumentKind = 'receipt' | 'invoice' | 'credit_note';

/** A document about a payment, immutable once created (docs/decisions/022). */
@Entity('payment_documents')
@Unique('payment_documents_number', ['kind', 'number'])
@Index('payment_documents_by_payment', ['paymentId', 'kind'])
@Check('payment_documents_kind', `kind IN ('receipt', 'invoice', 'credit_note')`)
export class PaymentDocumentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_documents_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_documents_payment' })
  payment: PaymentEntity;
  @Column('text') kind: PaymentDocumentKind;
  /** What is printed on it. */
  @Column('text') number: string;
  @Column('bytea') pdf: Buffer;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

export type PaymentDocument = Pick<PaymentDocumentEntity, 'kind' | 'number' | 'pdf'>;
