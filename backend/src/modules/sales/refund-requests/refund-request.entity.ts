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

/** `refunded`: a refund was ordered; its own row has its status. */
export type RequestOutcome = 'refunded' | 'refused' | 'withdrawn';

/** A buyer's refund request and its answer. */
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
  /** Promised deadline of the answer. */
  @Column('timestamptz') dueAt: Date;
  /** Null: open. */
  @Column('text', { nullable: true }) outcome: RequestOutcome | null;
  /** When it was answered or withdrawn. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  /** Address of a staff member. */
  @Column('text', { nullable: true }) answeredBy: string | null;
  /** Text of the answer. */
  @Column('text', { nullable: true }) answer: string | null;
  @Column('uuid', { nullable: true }) refundId: string | null;
  @ManyToOne(() => PaymentRefundEntity)
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'refund_requests_refund' })
  refund?: PaymentRefundEntity | null;
}

/** A request with its refund's amount and status. */
export type RefundRequest = Omit<RefundRequestEntity, 'payment' | 'refund' | 'askedBy'> & {
  /** Past its deadline without an answer. */
  overdue: boolean;
  /** Paise. */
  amount: number | null;
  refundStatus: RefundStatus | null;
};
