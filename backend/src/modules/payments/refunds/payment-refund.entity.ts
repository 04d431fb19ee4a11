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
import type { RefundStatus } from '../payment.domain.ts';
import { PaymentEntity } from '../payment.entity.ts';

/** A refund. The row is stored before the call to Razorpay (docs/decisions/011). */
@Entity('payment_refunds')
@Unique('payment_refunds_key', ['refundKey'])
@Unique('payment_refunds_razorpay_refund_id', ['razorpayRefundId'])
@Index('payment_refunds_by_payment', ['paymentId', 'createdAt'])
@Index('payment_refunds_due_check', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
// Covering index, which the decorator cannot declare.
@Index('payment_refunds_processed', { synchronize: false })
@Check('payment_refunds_status', `status IN ('pending', 'processed', 'failed')`)
@Check('payment_refunds_amount', 'amount_paise > 0')
export class PaymentRefundEntity {
  /** Also Razorpay's `receipt` and idempotency key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_refunds_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_refunds_payment' })
  payment?: PaymentEntity;
  /** Made by the browser per refund; retries reuse it. */
  @Column('uuid') refundKey: string;
  /** In the smallest unit of the currency. */
  @Column('integer') amountPaise: number;
  @Column('text', { default: 'INR' }) currency: string;
  @Column('text') reason: string;
  /** The admin's address, or another source. */
  @Column('text') requestedBy: string;
  @Column('text', { default: 'pending' }) status: RefundStatus;
  /** The payment that is refunded. */
  @Column('text') razorpayPaymentId: string;
  /** Null until Razorpay has answered. */
  @Column('text', { nullable: true }) razorpayRefundId: string | null;
  @Column('text', { nullable: true }) error: string | null;

  /** Number of requests to Razorpay: from the second on, the refund may exist already. */
  @Column('smallint', { default: 0 }) attempts: number;
  /** Held by the caller that is asking Razorpay. */
  @Column('timestamptz', { nullable: true }) leaseUntil: Date | null;
  /** Next check by the reconciler; null when final. */
  @Column('timestamptz', { nullable: true }) nextCheckAt: Date | null;
  @Column('smallint', { default: 0 }) checkCount: number;

  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) processedAt: Date | null;
  @Column('timestamptz', { nullable: true }) failedAt: Date | null;
}
