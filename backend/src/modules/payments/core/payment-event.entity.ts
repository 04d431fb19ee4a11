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
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_events_payment' })
  payment: PaymentEntity;
  @Column('text') fromStatus: PaymentStatus;
  @Column('text') toStatus: PaymentStatus;
  @Column('text') source: PaymentEventSource;
  @Column('text', { nullable: true }) razorpayPaymentId: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
