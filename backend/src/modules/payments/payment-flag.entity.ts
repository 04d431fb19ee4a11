import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentEntity } from './payment.entity.ts';

/** Why a person must look: money that does not fit the order, or a second capture on one order. */
export type PaymentFlagKind = 'amount_mismatch' | 'second_capture';

@Entity('payment_flags')
@Unique('payment_flags_once', ['paymentId', 'kind', 'razorpayPaymentId'])
export class PaymentFlagEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_flags_pkey' }) id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_flags_payment' })
  payment: PaymentEntity;
  @Column('text') kind: PaymentFlagKind;
  @Column('text', { name: 'razorpay_payment_id' }) razorpayPaymentId: string;
  /** What Razorpay reported, in paise. */
  @Column('integer', { name: 'amount_paise' }) amountPaise: number;
  @Column('text') currency: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
}
