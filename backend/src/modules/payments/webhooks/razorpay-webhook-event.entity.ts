import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The inbox: each signed event once, as it came. Applied later by the worker. */
@Entity('razorpay_webhook_events')
@Unique('razorpay_webhook_events_event_id', ['eventId'])
@Index('razorpay_webhook_events_by_order', ['razorpayOrderId', 'receivedAt'])
@Index('razorpay_webhook_events_newest', ['receivedAt'])
@Index('razorpay_webhook_events_bodies', ['receivedAt'], { where: 'body_removed_at IS NULL' })
export class RazorpayWebhookEventEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'razorpay_webhook_events_pkey' }) id: string;
  /** `x-razorpay-event-id`: the same for every delivery of one event. */
  @Column('text') eventId: string;
  @Column('text') type: string;
  /** The order it is about, when it is about one. */
  @Column('text', { nullable: true }) razorpayOrderId: string | null;
  /** `json`, not `jsonb`: kept to the letter, and a NUL in a buyer's name is no reason to refuse it. */
  @Column('json') payload: unknown;
  /** Since then `payload` is null: it was past its time (retention-2). */
  @Column('timestamptz', { nullable: true }) bodyRemovedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) receivedAt: Date;
  @Column('timestamptz', { nullable: true }) appliedAt: Date | null;
  @Column('text', { nullable: true }) outcome: string | null;
}
