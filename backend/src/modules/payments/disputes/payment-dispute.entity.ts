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
import { PaymentEntity } from '../core/payment.entity.ts';
import type { DisputeStatus } from '../core/dispute.domain.ts';

/** A buyer's bank wants the money of a payment back (pay-44): what Razorpay told last. */
@Entity('payment_disputes')
@Unique('payment_disputes_razorpay_dispute_id', ['razorpayDisputeId'])
@Index('payment_disputes_by_payment', ['paymentId'])
@Index('payment_disputes_open', ['paymentId'], { where: 'ended_at IS NULL' })
@Index('payment_disputes_lost', ['endedAt'], { where: `status = 'lost'` })
@Check(
  'payment_disputes_status',
  `status IN ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')`,
)
@Check('payment_disputes_amounts', 'amount_paise > 0 AND deducted_paise >= 0')
@Check('payment_disputes_end', `(status IN ('won', 'lost', 'closed')) = (ended_at IS NOT NULL)`)
export class PaymentDisputeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_disputes_pkey' }) id: string;
  @Column('text', { name: 'razorpay_dispute_id' }) razorpayDisputeId: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_disputes_payment' })
  payment: PaymentEntity;
  /** May be a second capture of the order, which is not the one that completed it. */
  @Column('text', { name: 'razorpay_payment_id' }) razorpayPaymentId: string;
  @Column('integer', { name: 'amount_paise' }) amountPaise: number;
  /** What Razorpay took from the balance. */
  @Column('integer', { name: 'deducted_paise' }) deductedPaise: number;
  @Column('text') currency: string;
  @Column('text') phase: string;
  @Column('text', { name: 'reason_code' }) reasonCode: string;
  /** In words. */
  @Column('text') reason: string;
  @Column('text') status: DisputeStatus;
  @Column('timestamptz', { name: 'respond_by', nullable: true }) respondBy: Date | null;
  @Column('timestamptz', { name: 'raised_at' }) raisedAt: Date;
  /** When Razorpay made the event that this row says. */
  @Column('timestamptz', { name: 'told_at' }) toldAt: Date;
  /** Of the event that ended it. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
}
