import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from './payment-status.domain.ts';
import { PaymentEntity } from './payment.entity.ts';

/** Who told us: the buyer's browser, Razorpay's webhook, our own question to Razorpay, or the owner who accepted another amount. */
export type PaymentEventSource = 'browser' | 'webhook' | 'reconciler' | 'owner';

/** A payment's timeline: one row per transition, written with it. */
@Entity('payment_events')
@Index('payment_events_by_payment', ['paymentId', 'createdAt'])
export class PaymentEventEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_events_pkey' }) id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_events_payment' })
  payment: PaymentEntity;
  @Column('text', { name: 'from_status' }) fromStatus: PaymentStatus;
  @Column('text', { name: 'to_status' }) toStatus: PaymentStatus;
  @Column('text') source: PaymentEventSource;
  @Column('text', { name: 'razorpay_payment_id', nullable: true }) razorpayPaymentId: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
}
