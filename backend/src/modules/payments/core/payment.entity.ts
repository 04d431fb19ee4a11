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
import type { PriceListId } from './plan-catalogue.domain.ts';
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
  @Column('uuid', { name: 'intent_key' }) intentKey: string;
  /** SHA-256 of what was bought and for whom, so that one key cannot stand for two purchases. */
  @Column('text', { name: 'intent_hash' }) intentHash: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;

  @Column('text', { name: 'price_list' }) priceList: PriceListId;
  /** The key of the plan's kind, and its name as it was then. */
  @Column('text', { name: 'training_type' }) trainingType: string;
  @Column('text', { name: 'kind_name' }) kindName: string;
  /** Months. */
  @Column('smallint') duration: number;
  @Column('integer', { name: 'amount_paise' }) amountPaise: number;
  /** What a code or a sale took off, which the amount is without. */
  @Column('integer', { name: 'discount_paise', default: 0 }) discountPaise: number;
  @Column('uuid', { name: 'offer_id', nullable: true }) offerId: string | null;
  /** The code, or what the sale was called. */
  @Column('text', { name: 'offer_name', nullable: true }) offerName: string | null;
  /** Until then a use of the code is kept for this order although it is not paid; null when it is given back. */
  @Column('timestamptz', { name: 'offer_held_until', nullable: true }) offerHeldUntil: Date | null;
  /** The order whose price this one kept when the buyer tried again; null for the first order itself. */
  @Column('uuid', { name: 'first_order_id', nullable: true }) firstOrderId: string | null;
  @Column('text', { default: 'INR' }) currency: string;
  /** What Razorpay captured, where the owner accepted another amount than the order's; else null. */
  @Column('integer', { name: 'captured_paise', nullable: true }) capturedPaise: number | null;
  /** Of the terms that held when it was ordered. */
  @Column('integer', { name: 'terms_version', nullable: true }) termsVersion: number | null;

  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('smallint') age: number;
  @Column('text') gender: string;
  @Column('jsonb', { nullable: true }) buddy: Participant | null;
  /** Asked for while a GSTIN is published: the code of the buyer's state ('29'), and the buyer's own GSTIN. */
  @Column('text', { name: 'billing_state', nullable: true }) billingState: string | null;
  @Column('text', { name: 'buyer_gstin', nullable: true }) buyerGstin: string | null;

  /** The accounts that a completed purchase and its buddy's half belong to. Triggers write them (docs/decisions/021). */
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  @Column('uuid', { name: 'buddy_owner_id', nullable: true }) buddyOwnerId: string | null;

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

  /** Paid, and nobody has marked the first call as made. */
  @Column('boolean', { name: 'to_call', default: false }) toCall: boolean;
  /** When the first call, and the assessment, were marked as done, and the address of who did so. */
  @Column('timestamptz', { name: 'called_at', nullable: true }) calledAt: Date | null;
  @Column('text', { name: 'called_by', nullable: true }) calledBy: string | null;
  @Column('timestamptz', { name: 'assessed_at', nullable: true }) assessedAt: Date | null;
  @Column('text', { name: 'assessed_by', nullable: true }) assessedBy: string | null;

  /** When the reconciler next asks Razorpay; null when there is nothing left to ask. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('smallint', { name: 'check_count', default: 0 }) checkCount: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt: Date | null;
}
