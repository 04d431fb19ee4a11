import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from '../payment.entity.ts';
import type { PaymentFlagKind } from './payment-flag.domain.ts';

/** A matter about a payment for a person to decide, and its resolution. */
@Entity('payment_flags')
@Unique('payment_flags_once', ['paymentId', 'kind', 'razorpayPaymentId'])
export class PaymentFlagEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_flags_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_flags_payment' })
  payment?: PaymentEntity;
  @Column('text') kind: PaymentFlagKind;
  /** Of a failed refund: the refund. */
  @Column('text') razorpayPaymentId: string;
  /** Reported amount in paise. */
  @Column('integer') amountPaise: number;
  @Column('text') currency: string;
  /** Details, as a sentence. */
  @Column('text', { nullable: true }) detail: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) resolvedAt: Date | null;
  @Column('text', { nullable: true }) resolvedBy: string | null;
  @Column('text', { nullable: true }) note: string | null;
}
