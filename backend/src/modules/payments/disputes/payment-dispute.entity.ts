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
import { PaymentEntity } from '../payment.entity.ts';
import type { DisputeStatus } from './dispute.domain.ts';

/** A dispute of a payment (pay-44), as last reported by Razorpay. */
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
  @Column('text') razorpayDisputeId: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_disputes_payment' })
  payment?: PaymentEntity;
  /** Possibly a second capture of the order. */
  @Column('text') razorpayPaymentId: string;
  @Column('integer') amountPaise: number;
  /** Deducted by Razorpay. */
  @Column('integer') deductedPaise: number;
  @Column('text') currency: string;
  @Column('text') phase: string;
  @Column('text') reasonCode: string;
  /** In words. */
  @Column('text') reason: string;
  @Column('text') status: DisputeStatus;
  @Column('timestamptz', { nullable: true }) respondBy: Date | null;
  @Column('timestamptz') raisedAt: Date;
  /** Time of the newest applied event. */
  @Column('timestamptz') toldAt: Date;
  /** Time of the final event. */
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/** A dispute as Razorpay reports it. */
export type DisputeReport = Omit<
  PaymentDisputeEntity,
  'id' | 'paymentId' | 'payment' | 'endedAt' | 'createdAt'
>;
