import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { PaymentStatus } from './payment-status.domain.ts';
import type { Duration, PriceListId, TrainingType } from './plan-catalogue.domain.ts';
import type { Participant } from './purchase.domain.ts';

/** One purchase of one plan: one Razorpay order, at most one completed Razorpay payment. */
@Entity('payments')
@Unique('payments_intent_key', ['intentKey'])
@Unique('payments_status_token', ['statusToken'])
@Unique('payments_razorpay_order_id', ['razorpayOrderId'])
@Unique('payments_razorpay_payment_id', ['razorpayPaymentId'])
@Unique('payments_receipt_number', ['receiptNumber'])
@Index('payments_newest', ['createdAt', 'id'])
@Index('payments_by_status', ['status', 'createdAt', 'id'])
@Index('payments_flagged', ['createdAt', 'id'], { where: 'flagged' })
// Trigrams of four fields, and what the decorator cannot say: see the migration.
@Index('payments_search', { synchronize: false })
@Index('payments_buyers', { synchronize: false })
@Index('payments_revenue', { synchronize: false })
@Index('payments_due_check', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
@Check('payments_status', `status IN ('pending', 'completed', 'failed', 'cancelled')`)
@Check('payments_amount', 'amount_paise > 0')
export class PaymentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' }) id: string;
  /** Made by the browser per purchase; retries and double clicks carry the same one. */
  @Column('uuid', { name: 'intent_key' }) intentKey: string;
  /** SHA-256 of what was bought and for whom, so that one key cannot stand for two purchases. */
  @Column('text', { name: 'intent_hash' }) intentHash: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;

  @Column('text', { name: 'price_list' }) priceList: PriceListId;
  @Column('text', { name: 'training_type' }) trainingType: TrainingType;
  /** Months. */
  @Column('smallint') duration: Duration;
  @Column('integer', { name: 'amount_paise' }) amountPaise: number;
  @Column('text', { default: 'INR' }) currency: string;

  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('smallint') age: number;
  @Column('text') gender: string;
  @Column('jsonb', { nullable: true }) buddy: Participant | null;

  @Column('text', { name: 'razorpay_order_id', nullable: true }) razorpayOrderId: string | null;
  @Column('text', { name: 'razorpay_payment_id', nullable: true }) razorpayPaymentId: string | null;
  /** Who holds it may see how the payment stands. */
  @Column('text', { name: 'status_token' }) statusToken: string;
  @Column('text', { name: 'receipt_number', nullable: true }) receiptNumber: string | null;
  /** Held by the request that is creating the Razorpay order. */
  @Column('timestamptz', { name: 'order_lease_until', nullable: true }) orderLeaseUntil: Date | null;
  /** Made with a test key: no money moved. */
  @Column('boolean', { default: false }) test: boolean;
  /** Something about it needs a person (see payment_flags). */
  @Column('boolean', { default: false }) flagged: boolean;

  /** When the reconciler next asks Razorpay; null when there is nothing left to ask. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('smallint', { name: 'check_count', default: 0 }) checkCount: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt: Date | null;
}
