import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import type { RefundStatus } from '../../payments/payment.domain.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** `refunded` says what was answered; how the money fares, its refund says. */
export type RequestOutcome = 'refunded' | 'refused' | 'withdrawn';

/** A buyer who wants money back, and what the owner answered. */
@Entity('refund_requests')
@Index('refund_requests_open', ['paymentId'], { unique: true, where: 'outcome IS NULL' })
@Index('refund_requests_by_payment', ['paymentId', 'askedAt'])
@Check('refund_requests_outcome', `outcome IN ('refunded', 'refused', 'withdrawn')`)
@Check('refund_requests_closed', '(outcome IS NULL) = (closed_at IS NULL)')
@Check('refund_requests_refunded', `(outcome = 'refunded') = (refund_id IS NOT NULL)`)
export class RefundRequestEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'refund_requests_pkey' }) id: string;
  @Column('uuid') paymentId: string;
  @ManyToOne(() => PaymentEntity)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refund_requests_payment' })
  payment?: PaymentEntity;
  /** The buyer's account. */
  @Column('uuid') askedBy: string;
  @Column('text') reason: string;
  @CreateDateColumn({ type: 'timestamptz' }) askedAt: Date;
  /** Until then an answer is promised. */
  @Column('timestamptz') dueAt: Date;
  /** Null: open. */
  @Column('text', { nullable: true }) outcome: RequestOutcome | null;
  /** When it was answered, or withdrawn. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  /** An address of who works here. */
  @Column('text', { nullable: true }) answeredBy: string | null;
  /** What the buyer was told. */
  @Column('text', { nullable: true }) answer: string | null;
  @Column('uuid', { nullable: true }) refundId: string | null;
  @ManyToOne(() => PaymentRefundEntity)
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'refund_requests_refund' })
  refund?: PaymentRefundEntity | null;
}

/** A request with how the money fares that it was answered with. */
export type RefundRequest = Omit<RefundRequestEntity, 'payment' | 'refund' | 'askedBy'> & {
  /** Nobody answered in time. */
  overdue: boolean;
  /** Paise. */
  amount: number | null;
  refundStatus: RefundStatus | null;
};
