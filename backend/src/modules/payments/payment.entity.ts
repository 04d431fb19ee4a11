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
  UpdateDateColumn,
} from 'typeorm';
import type { PriceListId } from '../catalogue/catalogue.domain.ts';
import type { Participant } from './checkout/purchase.domain.ts';
import type { PaymentStatus } from './payment.domain.ts';

/** One purchase of one offering: one Razorpay order, at most one completed Razorpay payment. */
@Entity('payments')
@Unique('payments_intent_key', ['intentKey'])
@Unique('payments_status_token', ['statusToken'])
@Unique('payments_razorpay_order_id', ['razorpayOrderId'])
@Unique('payments_razorpay_payment_id', ['razorpayPaymentId'])
@Unique('payments_receipt_number', ['receiptNumber'])
@Index('payments_newest', ['createdAt', 'id'])
@Index('payments_by_status', ['status', 'createdAt', 'id'])
@Index('payments_to_call', ['createdAt', 'id'], { where: 'to_call' })
@Index('payments_flagged', ['createdAt', 'id'], { where: 'flagged' })
// Trigrams of four fields, and what the decorator cannot say: see the migration.
@Index('payments_search', { synchronize: false })
@Index('payments_buyers', { synchronize: false })
@Index('payments_revenue', { synchronize: false })
@Index('payments_buddies', { synchronize: false })
@Index('payments_by_owner', ['ownerId', 'createdAt', 'id'], { where: 'owner_id IS NOT NULL' })
@Index('payments_by_buddy_owner', ['buddyOwnerId', 'createdAt', 'id'], {
  where: 'buddy_owner_id IS NOT NULL',
})
@Index('payments_by_offer', ['offerId', 'createdAt'], { where: 'offer_id IS NOT NULL' })
@Index('payments_by_first_order', ['firstOrderId'], { where: 'first_order_id IS NOT NULL' })
@Index('payments_due_check', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
@Check('payments_status', `status IN ('pending', 'completed', 'failed', 'cancelled')`)
@Check('payments_amount', 'amount_paise > 0')
export class PaymentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' }) id: string;
  /** Made by the browser per purchase; retries and double clicks carry the same one. */
  @Column('uuid') intentKey: string;
  /** SHA-256 of what was bought and for whom, so that one key cannot stand for two purchases. */
  @Column('text') intentHash: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;

  @Column('text') priceList: PriceListId;
  /** The key of the offering's kind, and its name as it was then. */
  @Column('text') trainingType: string;
  @Column('text') kindName: string;
  /** Months. */
  @Column('smallint') duration: number;
  @Column('integer') amountPaise: number;
  /** What a code or a sale took off, which the amount is without. */
  @Column('integer', { default: 0 }) discountPaise: number;
  @Column('uuid', { nullable: true }) offerId: string | null;
  /** The code, or what the sale was called. */
  @Column('text', { nullable: true }) offerName: string | null;
  /** Until then a use of the code is kept for this order although it is not paid; null when it is given back. */
  @Column('timestamptz', { nullable: true }) offerHeldUntil: Date | null;
  /** The order whose price this one kept when the buyer tried again; null for the first order itself. */
  @Column('uuid', { nullable: true }) firstOrderId: string | null;
  @Column('text', { default: 'INR' }) currency: string;
  /** What Razorpay captured, where the owner accepted another amount than the order's; else null. */
  @Column('integer', { nullable: true }) capturedPaise: number | null;
  /** Of the terms that held when it was ordered. */
  @Column('integer', { nullable: true }) termsVersion: number | null;

  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('smallint') age: number;
  @Column('text') gender: string;
  @Column('jsonb', { nullable: true }) buddy: Participant | null;
  /** Asked for while a GSTIN is published: the code of the buyer's state ('29'), and the buyer's own GSTIN. */
  @Column('text', { nullable: true }) billingState: string | null;
  @Column('text', { nullable: true }) buyerGstin: string | null;

  /** The accounts that a completed purchase and its buddy's half belong to. Triggers write them (docs/decisions/021). */
  @Column('uuid', { nullable: true }) ownerId: string | null;
  @Column('uuid', { nullable: true }) buddyOwnerId: string | null;

  @Column('text', { nullable: true }) razorpayOrderId: string | null;
  @Column('text', { nullable: true }) razorpayPaymentId: string | null;
  /** Who holds it may see how the payment stands. */
  @Column('text') statusToken: string;
  @Column('text', { nullable: true }) receiptNumber: string | null;
  /** Held by the request that is creating the Razorpay order. */
  @Column('timestamptz', { nullable: true }) orderLeaseUntil: Date | null;
  /** Made with a test key: no money moved. */
  @Column('boolean', { default: false }) test: boolean;
  /** Something about it needs a person (see payment_flags). */
  @Column('boolean', { default: false }) flagged: boolean;

  /** Paid, and nobody has marked the first call as made. */
  @Column('boolean', { default: false }) toCall: boolean;
  /** When the first call, and the assessment, were marked as done, and the address of who did so. */
  @Column('timestamptz', { nullable: true }) calledAt: Date | null;
  @Column('text', { nullable: true }) calledBy: string | null;
  @Column('timestamptz', { nullable: true }) assessedAt: Date | null;
  @Column('text', { nullable: true }) assessedBy: string | null;

  /** When the reconciler next asks Razorpay; null when there is nothing left to ask. */
  @Column('timestamptz', { nullable: true }) nextCheckAt: Date | null;
  @Column('smallint', { default: 0 }) checkCount: number;

  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
  @Column('timestamptz', { nullable: true }) completedAt: Date | null;
}

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
  payment?: PaymentEntity;
  @Column('text') fromStatus: PaymentStatus;
  @Column('text') toStatus: PaymentStatus;
  @Column('text') source: PaymentEventSource;
  @Column('text', { nullable: true }) razorpayPaymentId: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
