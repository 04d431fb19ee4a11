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

/** A purchase of one offering: one Razorpay order, at most one completed Razorpay payment. */
@Entity('payments')
@Unique('payments_intent_key', ['intentKey'])
@Unique('payments_status_token', ['statusToken'])
@Unique('payments_razorpay_order_id', ['razorpayOrderId'])
@Unique('payments_razorpay_payment_id', ['razorpayPaymentId'])
@Unique('payments_receipt_number', ['receiptNumber'])
@Index('payments_newest', ['createdAt', 'id'])
@Index('payments_by_status', ['status', 'createdAt', 'id'])
@Index('payments_flagged', ['createdAt', 'id'], { where: 'flagged' })
// Trigram and other indexes: see the migration.
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
  /** Made by the browser per purchase; retries reuse it. */
  @Column('uuid') intentKey: string;
  /** SHA-256 of the purchase, so that one key cannot stand for two. */
  @Column('text') intentHash: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;

  @Column('text') priceList: PriceListId;
  /** Key of the offering's kind, and its name at that time. */
  @Column('text') trainingType: string;
  @Column('text') kindName: string;
  /** Months. */
  @Column('smallint') duration: number;
  @Column('integer') amountPaise: number;
  /** Reduction by a code or sale, not included in the amount. */
  @Column('integer', { default: 0 }) discountPaise: number;
  @Column('uuid', { nullable: true }) offerId: string | null;
  /** The code, or the sale's name. */
  @Column('text', { nullable: true }) offerName: string | null;
  /** Until then a code's use is kept for this unpaid order; null when it is released. */
  @Column('timestamptz', { nullable: true }) offerHeldUntil: Date | null;
  /** The order whose price this retry kept; null for a first order. */
  @Column('uuid', { nullable: true }) firstOrderId: string | null;
  @Column('text', { default: 'INR' }) currency: string;
  /** Captured amount when the owner accepted a mismatched capture; else null. */
  @Column('integer', { nullable: true }) capturedPaise: number | null;
  /** Version of the terms at the order. */
  @Column('integer', { nullable: true }) termsVersion: number | null;

  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('smallint') age: number;
  @Column('text') gender: string;
  @Column('jsonb', { nullable: true }) buddy: Participant | null;
  /** Asked for while a GSTIN is published: code of the buyer's state ('29'), and the buyer's GSTIN. */
  @Column('text', { nullable: true }) billingState: string | null;
  @Column('text', { nullable: true }) buyerGstin: string | null;

  /** Accounts of the buyer and the buddy. Written by triggers (docs/decisions/021). */
  @Column('uuid', { nullable: true }) ownerId: string | null;
  @Column('uuid', { nullable: true }) buddyOwnerId: string | null;

  /** The program that this purchase renews. */
  @Column('uuid', { nullable: true }) renewsId: string | null;

  @Column('text', { nullable: true }) razorpayOrderId: string | null;
  @Column('text', { nullable: true }) razorpayPaymentId: string | null;
  /** Its holder may see the payment's status. */
  @Column('text') statusToken: string;
  @Column('text', { nullable: true }) receiptNumber: string | null;
  /** Held by the request that creates the Razorpay order. */
  @Column('timestamptz', { nullable: true }) orderLeaseUntil: Date | null;
  /** Test payment: no money moved. */
  @Column('boolean', { default: false }) test: boolean;
  /** It has an open flag (payment_flags). */
  @Column('boolean', { default: false }) flagged: boolean;

  /** Next check at Razorpay; null when there is none. */
  @Column('timestamptz', { nullable: true }) nextCheckAt: Date | null;
  @Column('smallint', { default: 0 }) checkCount: number;

  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
  @Column('timestamptz', { nullable: true }) completedAt: Date | null;
}

/** Source: the buyer's browser, Razorpay's webhook, the reconciler, or the owner who accepted a mismatch. */
export type PaymentEventSource = 'browser' | 'webhook' | 'reconciler' | 'owner';

/** Timeline of a payment: one row per transition. */
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
